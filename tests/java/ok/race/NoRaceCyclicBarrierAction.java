//@ flags: +listener=race
// Ordered by what the library promises: no race.
import java.util.concurrent.*;

public class NoRaceCyclicBarrierAction {
    static int x, sum;
    static final int[] parts = new int[2];

    public static void main(String[] args) throws Exception {
        CyclicBarrier b = new CyclicBarrier(2, () -> sum = parts[0] + parts[1]);
        Thread t = new Thread(() -> {
            parts[0] = 1;
            try {
                b.await();
            } catch (Exception e) {
                throw new AssertionError(e);
            }
            if (sum != 3) throw new AssertionError();
        });
        t.start();
        parts[1] = 2;
        b.await();
        if (sum != 3) throw new AssertionError();
    }
}
