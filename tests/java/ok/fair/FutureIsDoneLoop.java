//@ flags: --livelock
//@ note: none
// Asking a future again and again whether it is done; the pool's thread can always run.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FutureIsDoneLoop {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> answer = pool.submit(() -> 42);
        while (!answer.isDone()) Thread.yield();
        pool.shutdown();
        if (answer.get() != 42) throw new IllegalStateException();
    }
}
