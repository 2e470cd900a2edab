//@ outputs: "IB\n"
// The interrupted one gives up, and whoever waits or comes finds the barrier broken.
import java.util.concurrent.*;

public class BarrierBrokenByInterrupt {
    static char r;

    static char await(CyclicBarrier b) {
        try {
            b.await();
            return 'p';
        } catch (InterruptedException e) {
            return 'I';
        } catch (BrokenBarrierException e) {
            return 'B';
        }
    }

    public static void main(String[] a) throws Exception {
        CyclicBarrier b = new CyclicBarrier(3);
        Thread t = new Thread(() -> r = await(b));
        t.start();
        t.interrupt();
        char m = await(b);
        t.join();
        System.out.println("" + r + m);
    }
}
