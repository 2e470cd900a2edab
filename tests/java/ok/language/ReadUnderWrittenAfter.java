//@ native: yes
//@ outputs: "0 1" | "1 1"
// A thread reads under the lock, gives it up, and writes without it what it has read plus one; the other one reads under the lock twice.
public class ReadUnderWrittenAfter {
    static final Object LOCK = new Object();
    static int n;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { int r; synchronized (LOCK) { r = n; } n = r + 1; });
        t.start();
        int seen;
        synchronized (LOCK) { seen = n; }
        t.join();
        System.out.print(seen + " " + n);
    }
}
