//@ native: yes
//@ outputs: "1\n"
// The barrier's action runs once, before anybody goes on.
import java.util.concurrent.CyclicBarrier;

public class BarrierActionOnce {
    static int actions;
    static final CyclicBarrier barrier = new CyclicBarrier(2, () -> actions++);

    static void meet() {
        try {
            barrier.await();
        } catch (Exception e) {
            throw new RuntimeException(e);
        }
        assert actions == 1;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(BarrierActionOnce::meet);
        t.start();
        meet();
        t.join();
        System.out.println(actions);
    }
}
