//@ outputs: "000" | "001" | "010" | "011" | "100" | "101" | "110" | "111"
// The field is null, A, null, A again: three looks that come in order can see any combination.
public class SetClearedAndSetAgain {
    static volatile Object ref;

    static String look() {
        return ref == null ? "0" : "1";
    }

    public static void main(String[] args) throws Exception {
        Object a = new Object();
        Thread writer = new Thread(() -> {
            ref = a;
            ref = null;
            ref = a;
        });
        writer.start();
        System.out.print(look() + look() + look());
    }
}
