//@ native: yes
//@ outputs: "false 0\n" | "false 1\n" | "true 1\n"
// Who sees the flag sees the sum; who does not may see it all the same.
import java.util.concurrent.atomic.LongAdder;

public class SumAfterFlag {
    static volatile boolean flag;

    public static void main(String[] args) throws Exception {
        LongAdder adder = new LongAdder();
        Thread t = new Thread(() -> {
            adder.increment();
            flag = true;
        });
        t.start();
        boolean seen = flag;
        System.out.println(seen + " " + adder.sum());
        t.join();
    }
}
