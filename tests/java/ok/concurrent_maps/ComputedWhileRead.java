//@ native: yes
//@ outputs: "0 0" | "0 1" | "1 0" | "1 1"
// A reader is not held up by a function that computes the new value.
import java.util.concurrent.*;

public class ComputedWhileRead {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("k", 0);
        Thread t = new Thread(() -> map.compute("k", (k, v) -> {
            x = 1;
            return v + 1;
        }));
        t.start();
        int seen = x;
        int value = map.get("k");
        t.join();
        System.out.print(seen + " " + value);
    }
}
