//@ native: yes
//@ outputs: "0 1\n" | "0 2\n" | "1 1\n" | "1 2\n"
// As PoolAfterAFlag with whole executors.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExecutorAfterAFlag {
    static volatile int flag;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            flag = 1;
            Executors.newFixedThreadPool(1);
        });
        t.start();
        int seen = flag;
        ExecutorService pool = Executors.newFixedThreadPool(1);
        t.join();
        String name = pool.submit(() -> Thread.currentThread().getName()).get();
        System.out.println(seen + " " + name.charAt("pool-".length()));
        pool.shutdown();
    }
}
