//@ outputs: "boom\n"
//@ flags: +property.swallowed=off
// A pool that overrides afterExecute unwraps what a submitted task threw.
import java.util.concurrent.*;

public class AfterExecuteSeesIt {
    public static void main(String[] args) throws Exception {
        BlockingQueue<String> seen = new LinkedBlockingQueue<>();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            @Override
            protected void afterExecute(Runnable r, Throwable t) {
                super.afterExecute(r, t);
                if (t == null && r instanceof Future<?> f && f.isDone()) {
                    try {
                        f.get();
                    } catch (ExecutionException e) {
                        seen.add(e.getCause().getMessage());
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                }
            }
        };
        pool.submit(() -> {
            throw new IllegalStateException("boom");
        });
        System.out.println(seen.take());
        pool.shutdown();
    }
}
