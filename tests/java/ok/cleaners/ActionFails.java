//@ outputs: "x"
// The action runs in a thread of the library once what it is registered for has been collected, which is asked for.
// What it throws is ignored.
import java.lang.ref.Cleaner;
import java.util.concurrent.CountDownLatch;

public class ActionFails {
    static int n;
    static final CountDownLatch DONE = new CountDownLatch(1);

    public static void main(String[] args) throws Exception {
        Cleaner.create().register(new Object(), () -> {
            DONE.countDown();
            throw new IllegalStateException();
        });
        System.gc();
        DONE.await();
        System.out.print("x");
    }
}
