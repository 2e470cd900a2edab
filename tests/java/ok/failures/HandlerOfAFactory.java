//@ outputs: "boom\n"
//@ native: yes
// The thread factory of a pool sets a handler, which gets what a task throws.
import java.util.concurrent.*;

public class HandlerOfAFactory {
    public static void main(String[] args) throws Exception {
        CountDownLatch seen = new CountDownLatch(1);
        StringBuffer out = new StringBuffer();
        ExecutorService pool = Executors.newSingleThreadExecutor(r -> {
            Thread t = new Thread(r);
            t.setUncaughtExceptionHandler((w, e) -> {
                out.append(e.getMessage());
                seen.countDown();
            });
            return t;
        });
        pool.execute(() -> {
            throw new IllegalStateException("boom");
        });
        seen.await();
        pool.shutdown();
        System.out.println(out);
    }
}
