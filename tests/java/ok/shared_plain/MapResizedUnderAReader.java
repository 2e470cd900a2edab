//@ outputs: "1" | "null"
// A plain HashMap that grows while it is read: a present key may be missed.
import java.util.HashMap;
import java.util.Map;

public class MapResizedUnderAReader {
    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> m = new HashMap<>(2);
        m.put(1, 1);
        Thread t = new Thread(() -> m.put(2, 2));
        t.start();
        Integer got = m.get(1);
        t.join();
        System.out.print(got);
    }
}
