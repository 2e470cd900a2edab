//@ outputs: "0" | "100" | "101" | "200" | "201" | "210" | "211"
// Whoever finds the adder taken adds to a cell, and cells are summed up one after the other: 10 is added after 1, and
// 210 has the 10 and not the 1. In the other cases the sum is that of a moment.
import java.util.concurrent.atomic.*;
public class AdderSumsOutOfOrder {
    static volatile boolean done;
    public static void main(String[] args) throws Exception {
        LongAdder n = new LongAdder();
        Thread t = new Thread(() -> { n.add(100); n.add(1); done = true; });
        Thread u = new Thread(() -> { n.add(100); if (done) n.add(10); });
        t.start();
        u.start();
        System.out.print(n.sum());
        t.join();
        u.join();
    }
}
