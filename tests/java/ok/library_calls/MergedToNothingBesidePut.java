//@ outputs: "null" | "5"
// The merging function gives nothing, which removes the key; a put before it is removed with it, one after it stays.
import java.util.concurrent.*;

public class MergedToNothingBesidePut {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        m.put("k", 1);
        Thread t = new Thread(() -> m.put("k", 5));
        t.start();
        m.merge("k", 9, (a, b) -> null);
        t.join();
        System.out.print(m.get("k"));
    }
}
