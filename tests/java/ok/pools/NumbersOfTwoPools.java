//@ native: yes
//@ outputs: "pool-1-thread-1\n" | "pool-2-thread-1\n"
// Two threads make a pool each; main's is the first or the second.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class NumbersOfTwoPools {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Executors.newFixedThreadPool(1));
        t.start();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        t.join();
        System.out.println(pool.submit(() -> Thread.currentThread().getName()).get());
        pool.shutdown();
    }
}
