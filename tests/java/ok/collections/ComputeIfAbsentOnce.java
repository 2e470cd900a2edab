//@ native: yes
//@ outputs: "1\n"
// computeIfAbsent runs its function once per key, even when the function is slow.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class ComputeIfAbsentOnce {
    static final ConcurrentHashMap<String, Integer> cache = new ConcurrentHashMap<>();
    static final AtomicInteger made = new AtomicInteger();

    static int load(String key) {
        Thread.yield();
        return made.incrementAndGet();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> cache.computeIfAbsent("k", ComputeIfAbsentOnce::load));
        t.start();
        cache.computeIfAbsent("k", ComputeIfAbsentOnce::load);
        t.join();
        assert made.get() == 1;
        System.out.println(cache.get("k"));
    }
}
