//@ native: yes
//@ outputs: "false 0\n" | "false 1\n" | "false 2\n" | "true 1\n" | "true 2\n"
// Each put counts after it has put: who sees the second pair knows that the first one was counted.
import java.util.concurrent.ConcurrentHashMap;

public class SizeOfTwoPuts {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> {
            map.put(1, 1);
            map.put(2, 2);
        });
        t.start();
        boolean there = map.containsKey(2);
        System.out.println(there + " " + map.size());
        t.join();
    }
}
