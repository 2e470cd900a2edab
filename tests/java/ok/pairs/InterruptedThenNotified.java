//@ outputs: "notified true\n" | "interrupted false\n"
// Who waits is interrupted first, and leaves the set of waiters by itself: at once, and the notification finds nobody, or not
// before the notification has taken it out; then it returns with the status set (JLS 17.2.4). Who comes later is thrown out.
public class InterruptedThenNotified {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                    System.out.println("notified " + Thread.interrupted());
                } catch (InterruptedException e) {
                    System.out.println("interrupted " + Thread.interrupted());
                }
            }
        });
        t.start();
        synchronized (lock) {
            t.interrupt();
            lock.notify();
        }
    }
}
