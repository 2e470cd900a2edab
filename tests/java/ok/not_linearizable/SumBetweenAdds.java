//@ native: yes
//@ outputs: "0\n" | "1\n" | "2\n" | "3\n"
// Two threads add; the sum is taken at any moment.
import java.util.concurrent.atomic.LongAdder;

public class SumBetweenAdds {
    public static void main(String[] args) throws Exception {
        LongAdder adder = new LongAdder();
        Thread t = new Thread(() -> adder.add(1));
        Thread u = new Thread(() -> adder.add(2));
        t.start();
        u.start();
        System.out.println(adder.sum());
        t.join();
        u.join();
    }
}
