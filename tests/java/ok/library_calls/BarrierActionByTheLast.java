//@ outputs: "ba" | "ab"
// The action runs in the thread that arrives last, before anybody goes on.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class BarrierActionByTheLast {
     

    public static void main(String[] args) throws Exception {
        StringBuilder order = new StringBuilder();
        CyclicBarrier b = new CyclicBarrier(2, () -> order.append(Thread.currentThread().getName()));
        Thread t = new Thread(() -> await(b), "b");
        Thread.currentThread().setName("a");
        t.start();
        int index = await(b);
        t.join();
        System.out.print(index == 0 ? "b" + order : "a" + order);
    }

    static int await(CyclicBarrier b) {
        try {
            return b.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }
}
