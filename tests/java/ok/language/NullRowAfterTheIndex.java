//@ native: yes
//@ outputs: "ok" | "NPE 1"
// The index is computed before the array is found to be null.
public class NullRowAfterTheIndex {
    static int[] row = {0};
    static int calls;
    static int index() { calls++; return 0; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> row = null);
        t.start();
        String s = "ok";
        try { row[index()] = 1; } catch (NullPointerException e) { s = "NPE " + calls; }
        t.join();
        System.out.print(s);
    }
}
