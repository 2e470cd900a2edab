//@ maven: com.github.ben-manes.caffeine:caffeine:3.1.8
// Two threads ask a bounded cache for the same key; the value is computed once.
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.atomic.AtomicInteger;

class Client {
    public static void main(String[] args) throws Exception {
        AtomicInteger computed = new AtomicInteger();
        Cache<String, Integer> cache = Caffeine.newBuilder().maximumSize(4).executor(Runnable::run).build();
        Thread other = new Thread(() -> cache.get("key", key -> computed.incrementAndGet()));
        other.start();
        int mine = cache.get("key", key -> computed.incrementAndGet());
        other.join();
        System.out.println(mine + " " + cache.estimatedSize());
        assert computed.get() == 1;
    }
}
