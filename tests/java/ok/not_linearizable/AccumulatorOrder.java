//@ native: yes
//@ outputs: "12\n" | "21\n"
// The function depends on the order: an accumulator is no counter.
import java.util.concurrent.atomic.LongAccumulator;

public class AccumulatorOrder {
    public static void main(String[] args) throws Exception {
        LongAccumulator digits = new LongAccumulator((a, b) -> a * 10 + b, 0);
        Thread t = new Thread(() -> digits.accumulate(1));
        t.start();
        digits.accumulate(2);
        t.join();
        System.out.println(digits.get());
    }
}
