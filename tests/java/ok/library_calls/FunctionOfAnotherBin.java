//@ outputs: "a=1 b=2" | "a=1 b=3"
// A function that computes one key's value reads another key's: that bin is not locked.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class FunctionOfAnotherBin {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        m.put("a", 0);
        Thread t = new Thread(() -> m.compute("b", (k, v) -> m.get("a") + 2));
        t.start();
        m.compute("a", (k, v) -> v + 1);
        t.join();
        System.out.print("a=" + m.get("a") + " b=" + m.get("b"));
    }
}
