//@ outputs: "0,2" | "1,1" | "2,0"
// Nothing is lost between a sum that is taken and what comes after.
import java.util.concurrent.atomic.LongAdder;

public class SumIsTakenAway {
    public static void main(String[] args) throws Exception {
        LongAdder adder = new LongAdder();
        Thread other = new Thread(() -> {
            adder.increment();
            adder.increment();
        });
        other.start();
        long taken = adder.sumThenReset();
        other.join();
        System.out.print(taken + "," + adder.sum());
    }
}
