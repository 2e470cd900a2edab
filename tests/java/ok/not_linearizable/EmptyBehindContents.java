//@ native: yes
//@ outputs: "false false\n" | "false true\n" | "true false\n" | "true true\n"
// As SizeBehindContents with isEmpty.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ConcurrentHashMap;

public class EmptyBehindContents {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> map.put(1, 1));
        t.start();
        boolean there = map.containsKey(1);
        boolean empty = map.isEmpty();
        t.join();
        System.out.println(there + " " + empty);
    }
}
