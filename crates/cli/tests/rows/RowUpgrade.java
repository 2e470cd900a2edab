import java.util.*;
import java.util.concurrent.locks.*;
public class RowUpgrade {
    static final ReadWriteLock rw = new ReentrantReadWriteLock();
    static final Map<String,Integer> map = new HashMap<>();
    static int get(String k) {
        rw.readLock().lock();
        try {
            Integer v = map.get(k);
            if (v == null) {
                rw.writeLock().lock();
                try { map.put(k, v = k.length()); } finally { rw.writeLock().unlock(); }
            }
            return v;
        } finally { rw.readLock().unlock(); }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> get("a")); t.start();
        get("b"); t.join();
    }
}
