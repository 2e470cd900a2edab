//@ maven: dev.failsafe:failsafe:3.3.2
// A call that is tried again on another thread.
import dev.failsafe.Failsafe;
import dev.failsafe.RetryPolicy;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

class Client {
    public static void main(String[] args) throws Exception {
        AtomicInteger tries = new AtomicInteger();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        RetryPolicy<Integer> policy = RetryPolicy.<Integer>builder().withMaxRetries(2).build();
        int result = Failsafe.with(policy).with(pool).getAsync(() -> {
            if (tries.incrementAndGet() < 2) {
                throw new IllegalStateException("again");
            }
            return tries.get();
        }).get();
        pool.shutdown();
        System.out.println(result);
        System.exit(0);
    }
}
