//@ native: yes
//@ outputs: "1 4" | "1 2" | "1 3"
// The table grows while another reads and counts: nothing that was there is missed.
import java.util.concurrent.*;
public class ResizedWhileRead {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>(1);
        m.put(0, 0);
        m.put(1, 1);
        Thread t = new Thread(() -> { m.put(2, 2); m.put(3, 3); });
        t.start();
        int one = m.get(1);
        System.out.print(one + " " + m.mappingCount());
        t.join();
    }
}
