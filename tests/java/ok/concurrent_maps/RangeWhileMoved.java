//@ native: yes
//@ outputs: "[1]" | "[]" | "[2]"
// As before, seen by a walk. It cannot see both: a node that was taken out leads to what came after it then, and
// that was nothing.
import java.util.concurrent.*;
public class RangeWhileMoved {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, Integer> m = new ConcurrentSkipListMap<>();
        m.put(1, 1);
        Thread t = new Thread(() -> { m.remove(1); m.put(2, 2); });
        t.start();
        String s = m.subMap(0, 5).keySet().toString();
        t.join();
        System.out.print(s);
    }
}
