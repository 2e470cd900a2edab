//@ outputs: "0 1" | "1 0"
// The sum is taken and set back in one step where there are no cells, and there are none without a collision.
import java.util.concurrent.atomic.*;

public class AdderResetWhileAdded {
    static long before;

    public static void main(String[] args) throws Exception {
        LongAdder adder = new LongAdder();
        Thread t = new Thread(() -> adder.add(1));
        t.start();
        before = adder.sumThenReset();
        t.join();
        System.out.print(before + " " + adder.sum());
    }
}
