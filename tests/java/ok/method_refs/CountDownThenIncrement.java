//@ native: yes
//@ outputs: "0\n" | "1\n"
// The pool's thread runs two tasks one after the other; main goes on after the first, when the
// second may or may not be done.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class CountDownThenIncrement {
    public static void main(String[] args) throws Exception {
        CountDownLatch first = new CountDownLatch(1);
        AtomicInteger count = new AtomicInteger();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(first::countDown);
        pool.execute(count::incrementAndGet);
        first.await();
        System.out.println(count.get());
        pool.shutdown();
    }
}
