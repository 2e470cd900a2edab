//@ flags: +listener=race
// What is written before the barrier is seen behind it.
import java.util.concurrent.CyclicBarrier;

public class BehindTheBarrier {
    static int x, y;

    static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        CyclicBarrier barrier = new CyclicBarrier(2);
        new Thread(() -> {
            x = 1;
            await(barrier);
            System.out.println(y);
        }).start();
        y = 1;
        await(barrier);
        System.out.println(x);
    }
}
