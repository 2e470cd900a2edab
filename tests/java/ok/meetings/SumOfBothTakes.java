//@ outputs: "3\n"
// What is taken out and what is left is what was added.
import java.util.concurrent.atomic.*;

public class SumOfBothTakes {
    public static void main(String[] a) throws Exception {
        LongAdder x = new LongAdder();
        long[] got = new long[1];
        Thread t = new Thread(() -> {
            x.add(1);
            x.add(2);
        });
        t.start();
        long s = x.sumThenReset();
        t.join();
        System.out.println(s + x.sum());
    }
}
