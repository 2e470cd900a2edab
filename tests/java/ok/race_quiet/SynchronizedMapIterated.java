//@ flags: --race
//@ outputs: "1\n" | "2\n"
// The same with a synchronized map whose monitor is held while it is walked.
import java.util.*;

public class SynchronizedMapIterated {
    public static void main(String[] args) throws Exception {
        Map<String, Integer> map = Collections.synchronizedMap(new HashMap<>());
        map.put("a", 1);
        Thread t = new Thread(() -> map.put("b", 2));
        t.start();
        int n = 0;
        synchronized (map) {
            for (String k : map.keySet()) n++;
        }
        t.join();
        System.out.println(n);
    }
}
