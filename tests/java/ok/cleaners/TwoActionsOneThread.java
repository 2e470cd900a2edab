//@ outputs: "2"
// The action runs in a thread of the library once what it is registered for has been collected, which is asked for.
// One thread runs both actions, one after the other.
import java.lang.ref.Cleaner;
import java.util.concurrent.CountDownLatch;

public class TwoActionsOneThread {
    static int n;
    static final CountDownLatch DONE = new CountDownLatch(2);

    public static void main(String[] args) throws Exception {
        Cleaner cleaner = Cleaner.create();
        for (int i = 0; i < 2; i++) {
            cleaner.register(new Object(), () -> {
                n++;
                DONE.countDown();
            });
        }
        System.gc();
        DONE.await();
        System.out.print(n);
    }
}
