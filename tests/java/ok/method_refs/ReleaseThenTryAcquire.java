//@ native: yes
//@ outputs: "false 0\n" | "false 1\n" | "true 0\n" | "true 1\n"
// The pool's thread releases a permit, then counts; main tries to get the permit, then looks at the
// count.
// Confirmed on JDK 17 and 25, but for "false 1".
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class ReleaseThenTryAcquire {
    public static void main(String[] args) {
        Semaphore permits = new Semaphore(0);
        AtomicInteger count = new AtomicInteger();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(permits::release);
        pool.execute(count::incrementAndGet);
        boolean acquired = permits.tryAcquire();
        int seen = count.get();
        pool.shutdown();
        System.out.println(acquired + " " + seen);
    }
}
