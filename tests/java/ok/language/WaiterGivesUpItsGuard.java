//@ native: yes
//@ outputs: "1 2" | "0 1"
// A thread reads under its lock, waits, and writes what it has read: while it waits, the other one has written under the same lock.
public class WaiterGivesUpItsGuard {
    static final Object LOCK = new Object();
    static int n;
    static boolean told;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { synchronized (LOCK) { n++; told = true; LOCK.notify(); } });
        t.start();
        int before, after;
        synchronized (LOCK) {
            before = n;
            while (!told) LOCK.wait();
            n = before + 1;
            after = n;
        }
        t.join();
        System.out.print(before + " " + after);
    }
}
