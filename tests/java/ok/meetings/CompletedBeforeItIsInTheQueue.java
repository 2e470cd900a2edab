//@ outputs: "false false\n" | "true false\n" | "true true\n" | "false true\n"
// A future is done before its service has put it into the queue of those that are.
import java.util.concurrent.*;

public class CompletedBeforeItIsInTheQueue {
    public static void main(String[] a) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        ExecutorCompletionService<String> ecs = new ExecutorCompletionService<>(pool);
        Future<String> f = ecs.submit(() -> "x");
        boolean done = f.isDone(), there = ecs.poll() != null;
        System.out.println(done + " " + there);
        pool.shutdown();
    }
}
