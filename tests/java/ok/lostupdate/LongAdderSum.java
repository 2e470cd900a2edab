//@ native: yes
//@ outputs: "3\n"
// A LongAdder spreads its additions over cells; its sum, read after all have joined, is exact.
import java.util.concurrent.atomic.LongAdder;

public class LongAdderSum {
    public static void main(String[] args) throws Exception {
        LongAdder sum = new LongAdder();
        Thread t = new Thread(() -> sum.add(2));
        t.start();
        sum.increment();
        t.join();
        System.out.println(sum.sum());
    }
}
