//@ native: yes
//@ outputs: "0 1" | "1 0"
// What is not in the first sum is in the second.
import java.util.concurrent.atomic.*;

public class SumThenResetLosesNothing {
    public static void main(String[] args) throws Exception {
        LongAdder adder = new LongAdder();
        Thread a = new Thread(adder::increment);
        a.start();
        long first = adder.sumThenReset();
        a.join();
        System.out.print(first + " " + adder.sum());
    }
}
