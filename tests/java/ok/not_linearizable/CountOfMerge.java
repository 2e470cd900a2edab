//@ native: yes
//@ outputs: "1 0\n" | "1 1\n" | "null 0\n" | "null 1\n"
// A merge that adds a pair counts it afterwards.
import java.util.concurrent.ConcurrentHashMap;

public class CountOfMerge {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> map.merge("a", 1, Integer::sum));
        t.start();
        Integer there = map.get("a");
        System.out.println(there + " " + map.mappingCount());
        t.join();
    }
}
