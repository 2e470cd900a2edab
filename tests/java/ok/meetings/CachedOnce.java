//@ outputs: "1\n"
// The memoizer of the books: a future for each key, put if absent.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class CachedOnce {
    static AtomicInteger runs = new AtomicInteger();
    static ConcurrentHashMap<String, Future<Integer>> m = new ConcurrentHashMap<>();

    static int get(String k) {
        Future<Integer> f = m.get(k);
        if (f == null) {
            FutureTask<Integer> g = new FutureTask<>(runs::incrementAndGet);
            f = m.putIfAbsent(k, g);
            if (f == null) {
                f = g;
                g.run();
            }
        }
        try {
            return f.get();
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> get("a"));
        t.start();
        System.out.println(get("a"));
        t.join();
    }
}
