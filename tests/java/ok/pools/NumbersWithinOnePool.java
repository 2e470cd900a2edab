//@ native: yes
//@ outputs: "pool-1-thread-1 pool-1-thread-2\n" | "pool-1-thread-2 pool-1-thread-1\n"
// Two threads submit to one pool of two: the numbers of its workers follow who was first.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class NumbersWithinOnePool {
    static String theirs;

    static String name(ExecutorService pool, CountDownLatch both) {
        try {
            return pool.submit(() -> {
                both.countDown();
                both.await();
                return Thread.currentThread().getName();
            }).get();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CountDownLatch both = new CountDownLatch(2);
        Thread t = new Thread(() -> theirs = name(pool, both));
        t.start();
        String mine = name(pool, both);
        t.join();
        System.out.println(mine + " " + theirs);
        pool.shutdown();
    }
}
