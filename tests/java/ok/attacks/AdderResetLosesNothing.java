//@ outputs: "1"
//@ native: yes
// What is taken out and what is left is one in all: the base is exchanged, and a cell that is made meanwhile is counted in the end.
import java.util.concurrent.atomic.LongAdder;

public class AdderResetLosesNothing {
    public static void main(String[] args) throws Exception {
        LongAdder adder = new LongAdder();
        Thread t = new Thread(adder::increment);
        t.start();
        long taken = adder.sumThenReset();
        t.join();
        System.out.print(taken + adder.sum());
    }
}
