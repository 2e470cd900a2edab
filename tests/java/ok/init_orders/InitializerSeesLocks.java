//@ native: yes
//@ outputs: "true" | "false"
// The initialiser asks what its thread has locked: one of the two holds the lock.
public class InitializerSeesLocks {
    static final Object L = new Object();
    static class H { static final boolean HELD = Thread.holdsLock(L); static void touch() {} }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { synchronized (L) { H.touch(); } });
        t.start();
        H.touch();
        t.join();
        System.out.print(H.HELD);
    }
}
