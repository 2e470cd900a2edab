//@ native: yes
//@ outputs: "[a, b]\n" | "[b, a]\n"
// Different sleeps are no order either.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ConcurrentLinkedQueue;

public class SleepsInOrder {
    static final ConcurrentLinkedQueue<String> order = new ConcurrentLinkedQueue<>();

    static void later(int millis, String name) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        order.add(name);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> later(1, "a"));
        t.start();
        later(2, "b");
        t.join();
        System.out.println(order);
    }
}
