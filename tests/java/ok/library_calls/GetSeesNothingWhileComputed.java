//@ outputs: "null null" | "null 1" | "1 1"
// While the function computes, others find no value; a put for the same key waits for it.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class GetSeesNothingWhileComputed {
    static volatile boolean inside;

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> m.computeIfAbsent("k", k -> { inside = true; return 1; }));
        t.start();
        while (!inside) Thread.onSpinWait();
        Integer a = m.get("k");
        Integer b = m.get("k");
        t.join();
        System.out.print(a + " " + b);
    }
}
