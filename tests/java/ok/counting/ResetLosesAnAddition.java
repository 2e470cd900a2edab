//@ native: yes
//@ outputs: "0 0" | "0 1" | "1 0"
// To set the sum to zero is no part of reading it.
import java.util.concurrent.atomic.*;

public class ResetLosesAnAddition {
    public static void main(String[] args) throws Exception {
        LongAdder adder = new LongAdder();
        Thread a = new Thread(adder::increment);
        a.start();
        long first = adder.sum();
        adder.reset();
        a.join();
        System.out.print(first + " " + adder.sum());
    }
}
