//@ native: yes
//@ outputs: "1 NPE" | "2 -"
// The first to come takes the lock away: the second one has waited for it, or finds none.
public class LockOfAFieldSetToNull {
    static Object lock = new Object();
    static volatile int n;
    static volatile String failed = "-";
    static void once() {
        try { synchronized (lock) { n++; lock = null; } } catch (NullPointerException e) { failed = "NPE"; }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LockOfAFieldSetToNull::once);
        t.start();
        once();
        t.join();
        System.out.print(n + " " + failed);
    }
}
