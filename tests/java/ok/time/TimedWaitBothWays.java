//@ outputs: "told\n" | "timed out\n"
// A timed wait may end by the notify or by the clock.
public class TimedWaitBothWays {
    static final Object lock = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        });
        t.start();
        synchronized (lock) {
            if (!ready) lock.wait(100);
            System.out.println(ready ? "told" : "timed out");
        }
        t.join();
    }
}
