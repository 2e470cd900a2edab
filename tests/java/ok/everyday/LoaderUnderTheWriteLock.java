//@ native: yes
//@ outputs: "3 [bb, ccc]" | "3 [ccc, bb]" | "4 [a, bb]" | "4 [ccc, bb]"
// A cache of two entries that forgets the least recently used one, and loads what is missing under its write lock. Two readers
// ask for a, bb and bb, ccc.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

public class LoaderUnderTheWriteLock {
    static class Cache<K, V> {
        private final ReadWriteLock lock = new ReentrantReadWriteLock();
        private final Map<K, V> map = new LinkedHashMap<>(16, .75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> e) {
                return size() > 2;
            }
        };

        V get(K key, Function<K, V> load) {
            lock.writeLock().lock();
            try {
                V value = map.get(key);
                if (value == null) {
                    value = load.apply(key);
                    map.put(key, value);
                }
                return value;
            } finally {
                lock.writeLock().unlock();
            }
        }

        String keys() {
            lock.readLock().lock();
            try {
                return map.keySet().toString();
            } finally {
                lock.readLock().unlock();
            }
        }
    }

    static int loads;

    static Thread reader(Cache<String, Integer> cache, String... keys) {
        Function<String, Integer> load = k -> {
            loads++;
            return k.length();
        };
        return new Thread(() -> {
            for (String k : keys) assert cache.get(k, load) == k.length();
        });
    }

    public static void main(String[] args) throws Exception {
        Cache<String, Integer> cache = new Cache<>();
        Thread a = reader(cache, "a", "bb");
        Thread b = reader(cache, "bb", "ccc");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print(loads + " " + cache.keys());
    }
}
