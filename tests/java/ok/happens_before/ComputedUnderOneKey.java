//@ flags: +listener=race
// The function of one key is called by one thread at a time, and each sees what the one before did.
import java.util.concurrent.*;

public class ComputedUnderOneKey {
    static int calls;

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("k", 0);
        Thread t = new Thread(() -> map.compute("k", (k, v) -> v + ++calls));
        t.start();
        map.compute("k", (k, v) -> v + ++calls);
        t.join();
    }
}
