//@ native: yes
//@ outputs: "1\n" | "2\n"
// updateAndGet calls cells::get, whose answer changes from 1 to 2 once.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class UpdateThroughArray {
    public static void main(String[] args) throws Exception {
        AtomicIntegerArray cells = new AtomicIntegerArray(new int[] {1});
        AtomicInteger x = new AtomicInteger();
        Thread t = new Thread(() -> cells.set(0, 2));
        t.start();
        x.updateAndGet(cells::get);
        t.join();
        System.out.println(x.get());
    }
}
