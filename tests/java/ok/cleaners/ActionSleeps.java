//@ outputs: "ab" | "ba"
// The action runs in a thread of the library once what it is registered for has been collected, which is asked for. It
// sleeps first.
import java.lang.ref.Cleaner;
import java.util.concurrent.CountDownLatch;

public class ActionSleeps {
    static int n;
    static final CountDownLatch DONE = new CountDownLatch(1);

    public static void main(String[] args) throws Exception {
        Cleaner.create().register(new Object(), () -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                return;
            }
            System.out.print("a");
            DONE.countDown();
        });
        System.gc();
        System.out.print("b");
        DONE.await();
    }
}
