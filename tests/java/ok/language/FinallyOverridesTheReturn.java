//@ native: yes
//@ outputs: "1 0" | "1 1"
// The value to return is taken before the finally block runs; the other thread may see the block's write or not.
public class FinallyOverridesTheReturn {
    static int n;
    static int take() { try { return n + 1; } finally { n = n + 1; } }
    static int seen;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> seen = n);
        t.start();
        int first = take();
        t.join();
        System.out.print(first + " " + seen);
    }
}
