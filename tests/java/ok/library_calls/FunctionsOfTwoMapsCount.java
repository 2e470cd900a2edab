//@ outputs: "2" | "1"
// The functions of two maps hold a lock each of their own map: what both count loses an update.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class FunctionsOfTwoMapsCount {
    static int calls;

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> a = new ConcurrentHashMap<>(), b = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> a.merge("k", 1, (x, y) -> { calls++; return x + y; }));
        a.put("k", 1);
        b.put("k", 1);
        t.start();
        b.merge("k", 1, (x, y) -> { calls++; return x + y; });
        t.join();
        System.out.print(calls);
    }
}
