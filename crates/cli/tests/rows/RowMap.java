import java.util.*;
public class RowMap {
    static final Map<String, Integer> cache = new HashMap<>();
    static int get(String k) {
        Integer v = cache.get(k);
        if (v == null) { v = k.length(); cache.put(k, v); }
        return v;
    }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> get("one"), "a"), b = new Thread(() -> get("three"), "b");
        a.start(); b.start(); a.join(); b.join();
        if (cache.size() != 2) throw new IllegalStateException("cache " + cache);
    }
}
