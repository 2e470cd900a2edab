//@ outputs: "mine" | "stolen"
// A task that was forked can be taken back unless somebody else has it.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

public class TakenBackOrStolen {
    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        String text = pool.submit(() -> {
            ForkJoinTask<?> task = ForkJoinTask.adapt(() -> {});
            task.fork();
            if (task.tryUnfork()) {
                return "mine";
            }
            task.join();
            return "stolen";
        }).join();
        System.out.print(text);
        pool.shutdown();
    }
}
