//@ outputs: "1" | "2"
// The action runs in a thread of the library once what it is registered for has been collected, which is asked for. It
// increments beside main, without a lock.
import java.lang.ref.Cleaner;
import java.util.concurrent.CountDownLatch;

public class ActionLosesAnUpdate {
    static int n;
    static final CountDownLatch DONE = new CountDownLatch(1);

    public static void main(String[] args) throws Exception {
        Cleaner.create().register(new Object(), () -> {
            n++;
            DONE.countDown();
        });
        System.gc();
        n++;
        DONE.await();
        System.out.print(n);
    }
}
