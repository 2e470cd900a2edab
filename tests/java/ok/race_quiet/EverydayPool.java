//@ flags: +listener=race
//@ outputs: "3"
// Fields written before submit and in the task, read after get.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class EverydayPool {
    static int in, out;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        in = 1;
        Future<?> f = pool.submit(() -> out = in + 2);
        f.get();
        System.out.print(out);
        pool.shutdown();
    }
}
