//@ outputs: "1" | "2"
// get and putIfAbsent are two steps: both may make a value.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class MadeTwiceByGetAndPut {
    static final ConcurrentHashMap<String, Object> M = new ConcurrentHashMap<>();
    static final AtomicInteger made = new AtomicInteger();

    static void get() {
        if (M.get("k") == null) {
            made.incrementAndGet();
            M.putIfAbsent("k", new Object());
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(MadeTwiceByGetAndPut::get);
        t.start();
        get();
        t.join();
        System.out.print(made);
    }
}
