// Two outer tasks occupy both threads and wait for inner ones that never get a thread; one outer alone
// would be fine.
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class TwoWaitersExhaustPool {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Callable<Integer> task = () -> pool.submit(() -> 1).get(); //~ DEADLOCK
        Future<Integer> a = pool.submit(task);
        Future<Integer> b = pool.submit(task);
        a.get(); //~ DEADLOCK
        b.get();
        pool.shutdown();
    }
}
