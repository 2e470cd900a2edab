//@ flags: +listener=race
//@ outputs: "none" | "P[a=1, b=x]"
// Records have final fields: they may be handed over by a volatile field.
public class EverydayRecords {
    record P(int a, String b) {
    }

    static volatile P p;

    public static void main(String[] args) {
        new Thread(() -> p = new P(1, "x")).start();
        P seen = p;
        System.out.print(seen == null ? "none" : seen.toString());
    }
}
