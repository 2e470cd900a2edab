//@ outputs: "false,false,1" | "false,true,2" | "true,false,2"
// The value that both comparisons expect is set before the first, between them, or after both.
import java.util.concurrent.atomic.AtomicInteger;

public class ComparisonFailsThenSucceeds {
    public static void main(String[] args) throws Exception {
        AtomicInteger x = new AtomicInteger();
        String[] seen = new String[1];
        Thread other = new Thread(() -> seen[0] = x.compareAndSet(1, 2) + "," + x.compareAndSet(1, 2));
        other.start();
        x.set(1);
        other.join();
        System.out.print(seen[0] + "," + x);
    }
}
