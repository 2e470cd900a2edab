//@ outputs: "2\n"
// Whoever gets through wakes the next: one notification is enough.
public class NotifyHandedOn {
    static final Object LOCK = new Object();
    static boolean open;
    static int passed;

    static void pass() {
        synchronized (LOCK) {
            try {
                while (!open) {
                    LOCK.wait();
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            passed++;
            LOCK.notify();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(NotifyHandedOn::pass);
        Thread u = new Thread(NotifyHandedOn::pass);
        t.start();
        u.start();
        synchronized (LOCK) {
            open = true;
            LOCK.notify();
        }
        t.join();
        u.join();
        System.out.println(passed);
    }
}
