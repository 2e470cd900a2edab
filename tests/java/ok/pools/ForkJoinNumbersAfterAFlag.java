//@ native: yes
//@ outputs: "0 1\n" | "0 2\n" | "1 1\n" | "1 2\n"
// As PoolAfterAFlag with fork/join pools; which number the first one has is found out before.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ForkJoinPool;

public class ForkJoinNumbersAfterAFlag {
    static volatile int flag;

    static int number(ForkJoinPool pool) {
        String name = pool.submit(() -> Thread.currentThread().getName()).join();
        pool.shutdown();
        return Integer.parseInt(name.split("-")[1]);
    }

    public static void main(String[] args) throws Exception {
        int base = number(new ForkJoinPool(1));
        Thread t = new Thread(() -> {
            flag = 1;
            new ForkJoinPool(1);
        });
        t.start();
        int seen = flag;
        ForkJoinPool pool = new ForkJoinPool(1);
        t.join();
        System.out.println(seen + " " + (number(pool) - base));
    }
}
