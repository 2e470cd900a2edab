//@ outputs: "2 2\n" | "2 3\n"
// Nothing is lost: whoever was too late computes once more.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class MergedAgainIfTooLate {
    public static void main(String[] a) throws Exception {
        ConcurrentSkipListMap<Integer,Integer> m = new ConcurrentSkipListMap<>();
        m.put(1, 0);
        AtomicInteger calls = new AtomicInteger();
        Thread t = new Thread(() -> m.merge(1, 1, (x, y) -> {
            calls.getAndIncrement();
            return x + y;
        }));
        t.start();
        m.merge(1, 1, (x, y) -> {
            calls.getAndIncrement();
            return x + y;
        });
        t.join();
        System.out.println(m.get(1) + " " + calls);
    }
}
