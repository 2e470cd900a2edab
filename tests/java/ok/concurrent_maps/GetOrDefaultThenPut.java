//@ native: yes
//@ outputs: "1" | "2"
import java.util.concurrent.*;
public class GetOrDefaultThenPut {
    public static void main(String[] args) throws Exception {
        ConcurrentMap<String, Integer> m = new ConcurrentHashMap<>();
        Runnable r = () -> m.put("n", m.getOrDefault("n", 0) + 1);
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        System.out.print(m.get("n"));
    }
}
