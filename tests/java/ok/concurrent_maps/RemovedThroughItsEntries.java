//@ native: yes
//@ outputs: "true null" | "false v"
// What a view of a concurrent map removes is removed in one step.
import java.util.*;
import java.util.concurrent.*;

public class RemovedThroughItsEntries {
    static boolean removed;

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
        map.put("k", "v");
        Thread t = new Thread(() -> removed = map.entrySet().remove(Map.entry("k", "v")));
        t.start();
        String seen = map.replace("k", "w");
        t.join();
        System.out.print(removed + " " + (seen == null ? null : map.containsKey("k") ? "v" : null));
    }
}
