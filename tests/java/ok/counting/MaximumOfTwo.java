//@ native: yes
//@ outputs: "2.0"
// The order does not matter for a maximum.
import java.util.concurrent.atomic.*;

public class MaximumOfTwo {
    public static void main(String[] args) throws Exception {
        DoubleAccumulator most = new DoubleAccumulator(Math::max, 0);
        Thread a = new Thread(() -> most.accumulate(1));
        a.start();
        most.accumulate(2);
        a.join();
        System.out.print(most.get());
    }
}
