//@ outputs: "AA" | "Anull" | "nullnull" | "nullA"
// The key is gone for a while.
import java.util.concurrent.ConcurrentHashMap;

public class KeyIsRemovedAndPutBack {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
        map.put("k", "A");
        Thread writer = new Thread(() -> {
            map.remove("k");
            map.put("k", "A");
        });
        writer.start();
        System.out.print(map.get("k") + map.get("k"));
    }
}
