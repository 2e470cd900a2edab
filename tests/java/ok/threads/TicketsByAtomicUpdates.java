//@ outputs: "3"
// accumulateAndGet and getAndUpdate are steps of their own, repeated until they fit.
import java.util.concurrent.atomic.AtomicInteger;

public class TicketsByAtomicUpdates {
    public static void main(String[] args) throws Exception {
        AtomicInteger a = new AtomicInteger();
        Thread t = new Thread(() -> a.accumulateAndGet(2, Integer::sum));
        t.start();
        a.getAndUpdate(x -> x + 1);
        t.join();
        System.out.print(a);
    }
}
