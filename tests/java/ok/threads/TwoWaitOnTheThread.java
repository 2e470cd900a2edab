//@ native: yes
//@ outputs: "2\n"
// All who wait on it are notified.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicInteger;

public class TwoWaitOnTheThread {
    static final AtomicInteger woken = new AtomicInteger();

    static void await(Thread t) {
        synchronized (t) {
            while (t.isAlive()) {
                try {
                    t.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        woken.incrementAndGet();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        t.start();
        Thread u = new Thread(() -> await(t));
        u.start();
        await(t);
        u.join();
        System.out.println(woken.get());
    }
}
