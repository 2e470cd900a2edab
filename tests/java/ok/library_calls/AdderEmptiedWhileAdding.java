//@ outputs: "0 2" | "1 1" | "2 0"
// What is taken out and what is left are two in sum.
import java.util.concurrent.atomic.*;
public class AdderEmptiedWhileAdding {
    public static void main(String[] args) throws Exception {
        LongAdder n = new LongAdder();
        Thread a = new Thread(() -> { n.increment(); n.increment(); });
        a.start();
        long got = n.sumThenReset();
        a.join();
        System.out.print(got + " " + n.sum());
    }
}
