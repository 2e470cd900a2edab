//@ native: yes
//@ outputs: "0" | "1" | "2" | "3"
// A sum is taken in the middle.
import java.util.concurrent.atomic.*;

public class SumWhileAdded {
    public static void main(String[] args) throws Exception {
        LongAdder adder = new LongAdder();
        Thread a = new Thread(() -> adder.add(1));
        Thread b = new Thread(() -> adder.add(2));
        a.start();
        b.start();
        System.out.print(adder.sum());
    }
}
