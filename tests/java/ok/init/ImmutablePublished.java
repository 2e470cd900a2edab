//@ native: yes
//@ outputs: "none\n" | "1,2\n"
// An object with final fields, published through a volatile: seen whole or not at all.
public class ImmutablePublished {
    static final class Pair {
        final int left, right;

        Pair(int left, int right) {
            this.left = left;
            this.right = right;
        }
    }

    static volatile Pair pair;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> pair = new Pair(1, 2));
        t.start();
        Pair seen = pair;
        System.out.println(seen == null ? "none" : seen.left + "," + seen.right);
        t.join();
    }
}
