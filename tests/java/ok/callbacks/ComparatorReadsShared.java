//@ outputs: "[1, 2]" | "[2, 1]"
// The order of a skip list is asked for while it changes.
import java.util.concurrent.ConcurrentSkipListSet;

public class ComparatorReadsShared {
    static volatile int sign = 1;

    public static void main(String[] args) throws Exception {
        ConcurrentSkipListSet<Integer> s = new ConcurrentSkipListSet<>((a, b) -> sign * Integer.compare(a, b));
        s.add(1);
        Thread t = new Thread(() -> sign = -1);
        t.start();
        s.add(2);
        t.join();
        System.out.print(s);
    }
}
