//@ expect: exception java.util.concurrent.BrokenBarrierException
// One participant is interrupted at the barrier, which breaks it for the other, who does not catch that.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierBroken {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            Thread.currentThread().interrupt();
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException e) {
                // leaves
            }
        });
        t.start();
        barrier.await(); //~ THROWS
        t.join();
    }
}
