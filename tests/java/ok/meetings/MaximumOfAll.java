//@ outputs: "3\n"
// The order does not matter for the largest.
import java.util.concurrent.atomic.*;

public class MaximumOfAll {
    public static void main(String[] a) throws Exception {
        LongAccumulator m = new LongAccumulator(Math::max, 0);
        Thread t = new Thread(() -> {
            m.accumulate(3);
            m.accumulate(1);
        });
        t.start();
        m.accumulate(2);
        t.join();
        System.out.println(m.get());
    }
}
