//@ outputs: "1\n" | "2\n"
// The function runs again if the value has changed meanwhile.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ValueComputedTwice {
    public static void main(String[] a) throws Exception {
        AtomicInteger n = new AtomicInteger();
        AtomicReference<Integer> c = new AtomicReference<>(0);
        Thread t = new Thread(() -> c.updateAndGet(x -> {
            n.incrementAndGet();
            return x + 1;
        }));
        t.start();
        c.set(5);
        t.join();
        System.out.println(n);
    }
}
