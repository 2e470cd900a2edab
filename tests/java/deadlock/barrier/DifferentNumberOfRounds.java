// One participant comes twice, the other once.
import java.util.concurrent.CyclicBarrier;

public class DifferentNumberOfRounds {
    static final CyclicBarrier barrier = new CyclicBarrier(2);

    static void meet(int rounds) {
        try {
            for (int i = 0; i < rounds; i++) barrier.await(); //~ DEADLOCK
        } catch (Exception e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> meet(1));
        t.start();
        meet(2);
        t.join();
    }
}
