//@ outputs: "cancelled true" | "got true" | "got false"
// A pool makes futures of its own kind, which note that they are asked to be cancelled before they are: the task may see that and yet come to its end.
import java.util.concurrent.*;

public class NewTaskForOfItsOwn {
    static volatile boolean told;

    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
            protected <T> RunnableFuture<T> newTaskFor(Callable<T> c) {
                return new FutureTask<>(c) {
                    public boolean cancel(boolean interrupt) {
                        told = true;
                        return super.cancel(interrupt);
                    }
                };
            }
        };
        Future<Boolean> f = pool.submit(() -> told);
        f.cancel(false);
        String s;
        try {
            s = "got " + f.get();
        } catch (CancellationException e) {
            s = "cancelled " + told;
        }
        pool.shutdown();
        System.out.print(s);
    }
}
