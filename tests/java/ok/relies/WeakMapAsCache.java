//@ assumes: weak references
// A cache that the collector may empty.
import java.util.*;

public class WeakMapAsCache {
    public static void main(String[] args) {
        Map<Object, String> cache = new WeakHashMap<>();
        Object key = new Object();
        cache.put(key, "x");
        if (cache.get(key) == null) throw new IllegalStateException();
    }
}
