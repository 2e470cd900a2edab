//@ outputs: "1true"
// computeIfAbsent calls its function once.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class MadeOnce {
    static final ConcurrentHashMap<String, Object> M = new ConcurrentHashMap<>();
    static final AtomicInteger made = new AtomicInteger();
    static Object a;

    static Object get() {
        return M.computeIfAbsent("k", k -> {
            made.incrementAndGet();
            return new Object();
        });
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = get());
        t.start();
        Object b = get();
        t.join();
        System.out.print(made + "" + (a == b));
    }
}
