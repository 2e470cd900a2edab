//@ flags: --livelock
// Seventy threads, each started by the one before, wait for ever; those that step back
// for each other for ever come after them.
import java.util.concurrent.CountDownLatch;

public class BeyondSixtyFour {
    static final Object monitor = new Object();
    static final CountDownLatch ended = new CountDownLatch(2);
    static volatile boolean done, wantsA, wantsB;

    static void a() {
        while (!done) {
            wantsA = true;
            if (!wantsB) {
                done = true;
            }
            wantsA = false;
        }
        ended.countDown();
    }

    static void b() {
        while (!done) {
            wantsB = true;
            if (!wantsA) {
                done = true;
            }
            wantsB = false;
        }
        ended.countDown();
    }

    static void begin(Runnable body) {
        Thread t = new Thread(body);
        t.setDaemon(true);
        t.start();
    }

    static void row(int length) {
        if (length == 0) {
            synchronized (monitor) {
                // The last of the row waits now.
            }
            begin(BeyondSixtyFour::a);
            b();
            return;
        }
        synchronized (monitor) {
            begin(() -> row(length - 1));
            try {
                monitor.wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        begin(() -> row(70));
        ended.await();
    }
}
