//@ outputs: "null,null" | "null,1" | "1,1" | "1,null"
// An entry comes and goes.
import java.util.concurrent.ConcurrentHashMap;

public class EntryIsRemoved {
    static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { map.put("k", 1); map.remove("k"); });
        writer.start();
        Integer a = map.get("k");
        Integer b = map.get("k");
        writer.join();
        System.out.print(a + "," + b);
    }
}
