//@ outputs: "1 true\n" | "2 true\n"
// Unlike that of a hash map, the function may run twice; both get the same value.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ComputedTwiceKeptOnce {
    public static void main(String[] a) throws Exception {
        ConcurrentSkipListMap<Integer,Object> m = new ConcurrentSkipListMap<>();
        AtomicInteger calls = new AtomicInteger();
        Object[] r = new Object[1];
        Thread t = new Thread(() -> r[0] = m.computeIfAbsent(1, k -> {
            calls.getAndIncrement();
            return new Object();
        }));
        t.start();
        Object mine = m.computeIfAbsent(1, k -> {
            calls.getAndIncrement();
            return new Object();
        });
        t.join();
        System.out.println(calls + " " + (mine == r[0]));
    }
}
