// A barrier for three, visited by two.
import java.util.concurrent.CyclicBarrier;

public class OneParticipantMissing {
    static final CyclicBarrier barrier = new CyclicBarrier(3);

    static void meet() {
        try {
            barrier.await(); //~ DEADLOCK
        } catch (Exception e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(OneParticipantMissing::meet);
        t.start();
        meet();
        t.join();
    }
}
