//@ flags: +listener=race
// The action of a barrier sees what everybody did, and everybody sees what it did.
import java.util.concurrent.*;

public class LatchThenBarrierAction {
    static int x, y, sum;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> sum = x + y);
        Thread t = new Thread(() -> {
            x = 1;
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                return;
            }
            int seen = sum;
        });
        t.start();
        y = 1;
        barrier.await();
        int seen = sum;
        t.join();
    }
}
