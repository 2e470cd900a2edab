//@ native: yes
//@ outputs: "3" | "4" | "2"
// A walk over the values while another takes 1 from the first and gives it to the second, and keeps none in between.
import java.util.concurrent.*;
public class ReducedWhileMoved {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.put(1, 2);
        m.put(2, 1);
        Thread t = new Thread(() -> { m.put(1, 1); m.put(2, 2); });
        t.start();
        System.out.print(m.reduceValuesToInt(Long.MAX_VALUE, x -> x, 0, Integer::sum));
        t.join();
    }
}
