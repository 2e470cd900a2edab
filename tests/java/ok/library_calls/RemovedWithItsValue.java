//@ outputs: "false 2" | "true null"
// A key is removed if it has the old value. The other thread replaces that value if it is still there. One of them fails.
import java.util.concurrent.*;

public class RemovedWithItsValue {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<String, Integer> m = new ConcurrentSkipListMap<>();
        m.put("k", 1);
        Thread t = new Thread(() -> m.replace("k", 1, 2));
        t.start();
        boolean removed = m.remove("k", 1);
        t.join();
        System.out.print(removed + " " + m.get("k"));
    }
}
