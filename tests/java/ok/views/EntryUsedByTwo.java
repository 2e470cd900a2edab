//@ native: yes
//@ outputs: "2" | "3"
// An entry of a plain map is a place like any other: an update is lost.
import java.util.*;

public class EntryUsedByTwo {
    public static void main(String[] args) throws Exception {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        Runnable more = () -> entry.setValue(entry.getValue() + 1);
        Thread t = new Thread(more);
        t.start();
        more.run();
        t.join();
        System.out.print(map.get("a"));
    }
}
