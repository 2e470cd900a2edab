//@ outputs: "false,1" | "true,2"
// Whether a compare-and-set finds what it expects.
import java.util.concurrent.atomic.AtomicInteger;

public class ComparisonThatFails {


    public static void main(String[] args) throws Exception {
        AtomicInteger x = new AtomicInteger();
        boolean[] done = new boolean[1];
        Thread other = new Thread(() -> done[0] = x.compareAndSet(1, 2));
        other.start();
        x.set(1);
        other.join();
        System.out.print(done[0] + "," + x);
    }
}
