//@ native: yes
//@ outputs: "00\n" | "01\n" | "10\n" | "11\n"
// Another thread writes left, then right, while main reads left, then right: before, after, in
// between (10), and around (01).
// Confirmed on JDK 17 and 25: every outcome was seen.
package javax.pair;

public class TornPairInJavax {
    static int left, right;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            left = 1;
            right = 1;
        });
        t.start();
        int l = left;
        int r = right;
        t.join();
        System.out.println("" + l + r);
    }
}
