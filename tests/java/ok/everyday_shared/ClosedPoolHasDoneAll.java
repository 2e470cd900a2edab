//@ needs: jdk>=21
//@ outputs: "2"
// To close a pool of virtual threads waits for all of them; the counter has a lock.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ClosedPoolHasDoneAll {
    static int n;

    static synchronized void add() {
        n++;
    }

    public static void main(String[] args) throws Exception {
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            pool.execute(ClosedPoolHasDoneAll::add);
            pool.execute(ClosedPoolHasDoneAll::add);
        }
        System.out.print(n);
    }
}
