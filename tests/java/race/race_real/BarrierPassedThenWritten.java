//@ flags: --race
// Behind the barrier one writes what the other still reads.
import java.util.concurrent.*;

public class BarrierPassedThenWritten {
    static int x;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            try {
                x = 1;
                barrier.await();
                x = 2; //~ RACE
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        barrier.await();
        System.out.println(x); //~ RACE
        t.join();
    }
}
