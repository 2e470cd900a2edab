//@ native: yes
//@ outputs: "1" | "2" | "null"
// The key is moved in two steps: there is the old one, none, or the new one.
import java.util.concurrent.*;
public class CeilingWhileMoved {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, Integer> m = new ConcurrentSkipListMap<>();
        m.put(1, 1);
        Thread t = new Thread(() -> { m.remove(1); m.put(2, 2); });
        t.start();
        Integer k = m.ceilingKey(0);
        t.join();
        System.out.print(k);
    }
}
