//@ outputs: "3"
// The action runs when both have come, and what they wrote before is there.
import java.util.concurrent.CyclicBarrier;

public class BarrierActionSeesBoth {
    static int a;
    static int b;
    static int sum;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2, () -> sum = a + b);
        Thread other = new Thread(() -> {
            a = 1;
            try {
                barrier.await();
            } catch (Exception e) {
                throw new Error(e);
            }
        });
        other.start();
        b = 2;
        barrier.await();
        System.out.print(sum);
    }
}
