//@ outputs: "passed passed\n" | "late broken\n"
// Who gives up breaks the barrier for the other; if the other comes in time, both pass.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class BarrierTimedOut {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        String[] got = new String[1];
        Thread t = new Thread(() -> {
            try {
                barrier.await();
                got[0] = "passed";
            } catch (BrokenBarrierException e) {
                got[0] = "broken";
            } catch (InterruptedException e) {
                got[0] = "interrupted";
            }
        });
        t.start();
        String mine;
        try {
            barrier.await(10, TimeUnit.MILLISECONDS);
            mine = "passed";
        } catch (TimeoutException e) {
            mine = "late";
        }
        t.join();
        System.out.println(mine + " " + got[0]);
    }
}
