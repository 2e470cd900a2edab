//@ native: yes
//@ outputs: "done\n"
// Seventy threads, each started by the one before, wait for ever; the one that spins and
// the one that ends its loop come after them.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.CountDownLatch;

public class SpinnerBeyondSixtyFour {
    static final Object monitor = new Object();
    static final CountDownLatch done = new CountDownLatch(1);
    static volatile boolean flag;

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
            begin(() -> flag = true);
            while (!flag) {
                Thread.onSpinWait();
            }
            done.countDown();
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
        done.await();
        System.out.println("done");
    }
}
