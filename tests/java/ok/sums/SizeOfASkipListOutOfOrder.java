//@ outputs: "-" | "1" | "2" | "3"
// Sizes of skip lists are sums of an adder. An element is added by one and removed by another thread after that; a sum
// that has looked at the first cell before and at the second after that has one too few: there were never less than
// two once both others were there.
import java.util.concurrent.*;
public class SizeOfASkipListOutOfOrder {
    static final ConcurrentSkipListSet<Integer> SET = new ConcurrentSkipListSet<>();
    static volatile boolean first, second, third;
    public static void main(String[] args) throws Exception {
        SET.add(0);
        SET.remove(0);
        Thread t = new Thread(() -> { SET.add(1); first = true; SET.add(2); third = true; });
        Thread u = new Thread(() -> { SET.add(3); second = true; if (third) SET.remove(2); });
        t.start();
        u.start();
        System.out.print(first && second ? SET.size() : "-");
        t.join();
        u.join();
    }
}
