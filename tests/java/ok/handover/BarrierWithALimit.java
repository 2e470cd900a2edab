//@ native: yes
//@ outputs: "ok ok" | "time broken" | "broken time"
// Both pass, or one gives up and breaks the barrier for the other.
import java.util.concurrent.*;

public class BarrierWithALimit {
    static String mine;

    static String pass(CyclicBarrier barrier) {
        try {
            barrier.await(10, TimeUnit.MILLISECONDS);
            return "ok";
        } catch (TimeoutException e) {
            return "time";
        } catch (BrokenBarrierException e) {
            return "broken";
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread t = new Thread(() -> mine = pass(barrier));
        t.start();
        String other = pass(barrier);
        t.join();
        System.out.print(mine + " " + other);
    }
}
