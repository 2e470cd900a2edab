//@ outputs: "1 v v\n"
// The value is computed once: the writer looks again under the write lock.
import java.util.*;
import java.util.concurrent.locks.*;

public class CacheWithReadWriteLock {
    static final ReadWriteLock LOCK = new ReentrantReadWriteLock();
    static final Map<String, String> MAP = new HashMap<>();
    static int computed;

    static String get(String key) {
        LOCK.readLock().lock();
        try {
            String v = MAP.get(key);
            if (v != null) return v;
        } finally {
            LOCK.readLock().unlock();
        }
        LOCK.writeLock().lock();
        try {
            return MAP.computeIfAbsent(key, k -> {
                computed++;
                return "v";
            });
        } finally {
            LOCK.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        String[] seen = new String[1];
        Thread t = new Thread(() -> seen[0] = get("k"));
        t.start();
        String mine = get("k");
        t.join();
        System.out.println(computed + " " + mine + " " + seen[0]);
    }
}
