//@ outputs: "0" | "1"
// A task that was forked is in the queue until somebody takes it.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

public class QueuedOrStolen {
    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        int queued = pool.submit(() -> {
            ForkJoinTask<?> task = ForkJoinTask.adapt(() -> {});
            task.fork();
            int count = ForkJoinTask.getQueuedTaskCount();
            task.join();
            return count;
        }).join();
        System.out.print(queued);
        pool.shutdown();
    }
}
