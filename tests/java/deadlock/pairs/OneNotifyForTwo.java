// One notification for two who wait: if both wait, one is left.
public class OneNotifyForTwo {
    static final Object LOCK = new Object();
    static boolean open;

    static void pass() {
        synchronized (LOCK) {
            try {
                while (!open) {
                    LOCK.wait(); //~ DEADLOCK
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) {
        new Thread(OneNotifyForTwo::pass).start();
        new Thread(OneNotifyForTwo::pass).start();
        synchronized (LOCK) {
            open = true;
            LOCK.notify();
        }
    }
}
