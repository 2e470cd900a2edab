//@ outputs: "b" 
// A worker whose task has failed is replaced; the next task runs.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class AFailureIsNotTheEnd {
    static volatile String log = "";

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> {
            throw new IllegalStateException();
        });
        pool.submit(() -> log += "b");
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
        System.out.print(log);
    }
}
