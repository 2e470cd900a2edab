// A map compares keys under the lock of a bin; another thread has the lock that the comparison needs, and wants the bin.
import java.util.concurrent.*;

public class EqualsTakesALock {
    static final Object LOCK = new Object();

    static class Key {
        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            synchronized (LOCK) { //~ DEADLOCK
                return this == other;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Key, String> map = new ConcurrentHashMap<>();
        map.put(new Key(), "a");
        Thread t = new Thread(() -> map.put(new Key(), "b"));
        t.start();
        synchronized (LOCK) {
            map.put(new Key(), "c"); //~ DEADLOCK
        }
    }
}
