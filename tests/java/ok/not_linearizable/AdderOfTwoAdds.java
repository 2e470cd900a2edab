//@ native: yes
//@ outputs: "0\n" | "1\n" | "3\n"
// Two adds of a LongAdder are two steps.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.LongAdder;

public class AdderOfTwoAdds {
    public static void main(String[] args) throws Exception {
        LongAdder sum = new LongAdder();
        Thread t = new Thread(() -> {
            sum.add(1);
            sum.add(2);
        });
        t.start();
        long seen = sum.sum();
        t.join();
        System.out.println(seen);
    }
}
