//@ native: yes
//@ outputs: "a null" | "null a"
// One of two gets the only entry.
import java.util.*;
import java.util.concurrent.*;

public class FirstEntryPolledOnce {
    static String mine;

    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<String, String> map = new ConcurrentSkipListMap<>();
        map.put("a", "v");
        Thread t = new Thread(() -> mine = key(map.pollFirstEntry()));
        t.start();
        String other = key(map.pollLastEntry());
        t.join();
        System.out.print(mine + " " + other);
    }

    static String key(Map.Entry<String, String> entry) {
        return entry == null ? null : entry.getKey();
    }
}
