//@ native: yes
//@ outputs: "[1]" | "[1, 2]"
// A comparator that fails once a flag is set leaves the map as it was.
import java.util.concurrent.*;
public class ComparatorThrows {
    static volatile boolean bad;
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListSet<Integer> s = new ConcurrentSkipListSet<>((a, b) -> {
            if (bad) throw new IllegalStateException();
            return a - b;
        });
        s.add(1);
        Thread t = new Thread(() -> { try { s.add(2); } catch (IllegalStateException e) { } });
        t.start();
        bad = true;
        t.join();
        bad = false;
        System.out.print(s);
    }
}
