//@ native: yes
//@ outputs: "tb" | "ok"
// One waits for a moment only: either both meet, or it gives up and the other finds the barrier broken.
import java.util.concurrent.*;

public class BarrierTimesOutForOne {
    static String first, second;

    static String meet(CyclicBarrier barrier, boolean limited) {
        try {
            if (limited) barrier.await(10, TimeUnit.MILLISECONDS);
            else barrier.await();
            return limited ? "o" : "k";
        } catch (TimeoutException e) {
            return "t";
        } catch (BrokenBarrierException | InterruptedException e) {
            return "b";
        }
    }

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread t = new Thread(() -> first = meet(barrier, true));
        t.start();
        second = meet(barrier, false);
        t.join();
        System.out.print(first + second);
    }
}
