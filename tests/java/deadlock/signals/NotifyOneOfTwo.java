// Two threads wait, one notify.
public class NotifyOneOfTwo {
    static final Object lock = new Object();
    static boolean open;

    static void pass() {
        synchronized (lock) {
            try {
                while (!open) lock.wait(); //~ DEADLOCK
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(NotifyOneOfTwo::pass);
        Thread b = new Thread(NotifyOneOfTwo::pass);
        a.start();
        b.start();
        synchronized (lock) {
            open = true;
            lock.notify();
        }
        a.join();
        b.join();
    }
}
