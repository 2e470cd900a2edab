//@ outputs: "closed false" | "open false" | "closed true" | "open true" | "null"
// A thread of a pool notes in its own interrupt that its work is to be given up, before it is interrupted.
import java.util.concurrent.*;

public class InterruptIsOverridden {
    static volatile boolean closed;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> new Thread(r) {
            public void interrupt() {
                closed = true;
                super.interrupt();
            }
        });
        String[] seen = new String[1];
        Future<?> f = pool.submit(() -> {
            boolean c = closed;
            seen[0] = (c ? "closed " : "open ") + Thread.currentThread().isInterrupted();
        });
        pool.execute(() -> { });
        f.cancel(true);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.print(seen[0]);
    }
}
