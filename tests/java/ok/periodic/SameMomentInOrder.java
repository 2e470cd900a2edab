//@ outputs: "ab\n" | "ba\n"
// Tasks due at the same moment run in the order in which they were handed in; the second one is late if time passes in
// between, which it may not here, or the first one has gone before. Two pools keep no order between them.
import java.util.concurrent.*;

public class SameMomentInOrder {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService one = Executors.newScheduledThreadPool(1), two = Executors.newScheduledThreadPool(1);
        StringBuffer out = new StringBuffer();
        Future<?> a = one.schedule(() -> out.append("a"), 10, TimeUnit.MILLISECONDS);
        Future<?> b = two.schedule(() -> out.append("b"), 10, TimeUnit.MILLISECONDS);
        a.get();
        b.get();
        one.shutdown();
        two.shutdown();
        System.out.println(out);
    }
}
