//@ outputs: "1" | "2"
// The program makes the thread that runs the actions.
import java.lang.ref.Cleaner;
import java.util.concurrent.*;

public class CleanerOfAFactory {
    static int n;
    static final CountDownLatch DONE = new CountDownLatch(1);

    public static void main(String[] args) throws Exception {
        Cleaner cleaner = Cleaner.create(r -> {
            Thread t = new Thread(r);
            t.setDaemon(true);
            return t;
        });
        cleaner.register(new Object(), () -> {
            n++;
            DONE.countDown();
        });
        System.gc();
        n++;
        DONE.await();
        System.out.print(n);
    }
}
