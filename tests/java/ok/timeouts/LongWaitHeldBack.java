//@ outputs: "true\n"
// Object.wait of a second ends by the notification, because the notifier can run.
public class LongWaitHeldBack {
    static final Object lock = new Object();
    static boolean done;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                done = true;
                lock.notify();
            }
        });
        synchronized (lock) {
            t.start();
            lock.wait(1000);
            System.out.println(done);
        }
        t.join();
    }
}
