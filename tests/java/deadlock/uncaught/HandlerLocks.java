// The handler runs while its thread's locks are gone, but takes two of its own in the wrong order.
// Confirmed on JDK 17 and 25: seen.
public class HandlerLocks {
    static final Object a = new Object(), b = new Object();

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            throw new IllegalArgumentException();
        });
        t.setUncaughtExceptionHandler((thread, e) -> {
            synchronized (a) {
                synchronized (b) { //~ DEADLOCK
                    return;
                }
            }
        });
        t.start();
        synchronized (b) {
            synchronized (a) { //~ DEADLOCK
                return;
            }
        }
    }
}
