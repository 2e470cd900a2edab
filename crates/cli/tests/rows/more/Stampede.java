import java.util.*;
public class Stampede {
    static final Map<String, String> cache = Collections.synchronizedMap(new HashMap<>());
    static int loads;
    static synchronized String load(String k) { loads++; return k.toUpperCase(); }
    static String get(String k) {
        String v = cache.get(k);
        if (v == null) { v = load(k); cache.put(k, v); }
        return v;
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> get("k"), "one"), u = new Thread(() -> get("k"), "two");
        t.start(); u.start(); t.join(); u.join();
        if (loads > 1) throw new AssertionError("loaded " + loads + " times");
    }
}
