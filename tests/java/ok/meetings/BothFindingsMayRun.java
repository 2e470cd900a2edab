//@ outputs: "1\n" | "2\n"
// Both halves may have looked before either had found something.
import java.util.concurrent.atomic.*;
import java.util.stream.*;

public class BothFindingsMayRun {
    public static void main(String[] a) throws Exception {
        AtomicInteger n = new AtomicInteger();
        IntStream.range(0, 2).parallel().anyMatch(i -> {
            n.incrementAndGet();
            return true;
        });
        System.out.println(n);
    }
}
