// Without the second look the value is computed twice.
import java.util.*;
import java.util.concurrent.locks.*;

public class CacheComputesTwice {
    static final ReadWriteLock LOCK = new ReentrantReadWriteLock();
    static final Map<String, String> MAP = new HashMap<>();
    static int computed;

    static void get(String key) {
        LOCK.readLock().lock();
        boolean there = MAP.containsKey(key);
        LOCK.readLock().unlock();
        if (there) return;
        LOCK.writeLock().lock();
        computed++;
        MAP.put(key, "v");
        LOCK.writeLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> get("k"));
        t.start();
        get("k");
        t.join();
        assert computed == 1; //~ ASSERT
    }
}
