//@ outputs: "AA" | "Anull" | "nullnull" | "nullA"
// The same with a sorted map.
import java.util.concurrent.ConcurrentSkipListMap;

public class SortedKeyIsRemovedAndPutBack {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<String, String> map = new ConcurrentSkipListMap<>();
        map.put("k", "A");
        Thread writer = new Thread(() -> {
            map.remove("k");
            map.put("k", "A");
        });
        writer.start();
        System.out.print(map.get("k") + map.get("k"));
    }
}
