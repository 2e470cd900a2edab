//@ outputs: "AA" | "AB" | "BB" | "BA"
// The value of a key goes from A to B and back.
import java.util.concurrent.ConcurrentHashMap;

public class ValueOfAMapThereAndBack {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
        map.put("k", "A");
        Thread writer = new Thread(() -> {
            map.put("k", "B");
            map.put("k", "A");
        });
        writer.start();
        System.out.print(map.get("k") + map.get("k"));
    }
}
