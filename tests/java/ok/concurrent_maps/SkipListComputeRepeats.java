//@ outputs: "2:2" | "2:3"
// compute of a skip list is no lock: the function may run again when somebody came between.
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

public class SkipListComputeRepeats {
    static final AtomicInteger calls = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<String, Integer> m = new ConcurrentSkipListMap<>();
        Runnable r = () -> m.merge("k", 1, (a, b) -> {
            calls.incrementAndGet();
            return a + b;
        });
        m.put("k", 0);
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        System.out.print(m.get("k") + ":" + calls);
    }
}
