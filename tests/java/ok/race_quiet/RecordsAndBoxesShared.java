//@ flags: --race
//@ outputs: "P[x=1, y=2]P[x=1, y=2]\n"
// Immutable objects through a volatile: their text, hash and components race with nobody.
public class RecordsAndBoxesShared {
    record P(Integer x, Integer y) { }

    static volatile P shared;

    public static void main(String[] args) throws Exception {
        shared = new P(1, 2);
        String[] seen = new String[1];
        Thread t = new Thread(() -> seen[0] = shared.toString() + (shared.hashCode() == 0 ? "!" : ""));
        t.start();
        String mine = shared.toString() + (shared.hashCode() == 0 ? "!" : "");
        t.join();
        System.out.println(mine + seen[0]);
    }
}
