//@ maven: com.google.guava:guava:33.3.1-jre
// Two threads load the same key of a cache; the loader runs once.
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import com.google.common.collect.ImmutableList;
import java.util.concurrent.atomic.AtomicInteger;

class Client {
    public static void main(String[] args) throws Exception {
        AtomicInteger loads = new AtomicInteger();
        LoadingCache<String, Integer> cache = CacheBuilder.newBuilder().concurrencyLevel(1).build(
            CacheLoader.from((String key) -> {
                loads.incrementAndGet();
                return key.length();
            }));
        Thread other = new Thread(() -> cache.getUnchecked("guava"));
        other.start();
        int mine = cache.getUnchecked("guava");
        other.join();
        System.out.println(ImmutableList.of(mine, loads.get()));
        assert loads.get() == 1;
    }
}
