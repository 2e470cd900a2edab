//@ outputs: "2\n"
// A limiter that lets its callers sleep until their slot: everybody gets through.
public class RateLimiterWithSleep {
    static long next = System.nanoTime();
    static int passed;

    static void acquire() throws InterruptedException {
        long wait;
        synchronized (RateLimiterWithSleep.class) {
            long now = System.nanoTime();
            wait = Math.max(0, next - now);
            next = Math.max(next, now) + 10_000_000L;
        }
        if (wait > 0) Thread.sleep(wait / 1_000_000, (int) (wait % 1_000_000));
        synchronized (RateLimiterWithSleep.class) {
            passed++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                acquire();
            } catch (InterruptedException e) {
            }
        });
        t.start();
        acquire();
        t.join();
        System.out.println(passed);
    }
}
