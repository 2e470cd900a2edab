//@ outputs: "2"
// compute is one step for its key.
import java.util.concurrent.ConcurrentHashMap;

public class ComputeHoldsTheBin {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> m.compute("k", (k, v) -> v == null ? 1 : v + 1));
        t.start();
        m.compute("k", (k, v) -> v == null ? 1 : v + 1);
        t.join();
        System.out.print(m.get("k"));
    }
}
