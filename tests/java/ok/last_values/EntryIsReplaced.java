//@ outputs: "null,null" | "null,1" | "null,2" | "1,1" | "1,2" | "2,2"
// The value of an entry is set, and then another one.
import java.util.concurrent.ConcurrentHashMap;

public class EntryIsReplaced {
    static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { map.put("k", 1); map.put("k", 2); });
        writer.start();
        Integer a = map.get("k");
        Integer b = map.get("k");
        writer.join();
        System.out.print(a + "," + b);
    }
}
