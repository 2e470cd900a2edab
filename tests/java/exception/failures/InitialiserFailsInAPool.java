//@ expect: exception java.util.concurrent.ExecutionException
// The initialiser of a class fails inside a task; who asks the future gets it.
import java.util.concurrent.*;

public class InitialiserFailsInAPool {
    static class Config {
        static final int VALUE = Integer.parseInt("none");
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> f = pool.submit(() -> Config.VALUE);
        pool.shutdown();
        System.out.println(f.get()); //~ THROWS
    }
}
