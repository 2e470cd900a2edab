//@ outputs: "2"
// The action runs in a thread of the library once what it is registered for has been collected, which is asked for. It
// increments under the lock of main.
import java.lang.ref.Cleaner;
import java.util.concurrent.CountDownLatch;

public class ActionUnderTheLock {
    static int n;
    static final CountDownLatch DONE = new CountDownLatch(1);

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Cleaner.create().register(new Object(), () -> {
            synchronized (lock) {
                n++;
            }
            DONE.countDown();
        });
        System.gc();
        synchronized (lock) {
            n++;
        }
        DONE.await();
        System.out.print(n);
    }
}
