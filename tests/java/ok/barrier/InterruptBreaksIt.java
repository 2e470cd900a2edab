//@ outputs: "met,met" | "broken,interrupted"
// A party that is interrupted breaks the barrier for the other, unless both have met.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class InterruptBreaksIt {
    static final CyclicBarrier B = new CyclicBarrier(2);
    static String a, b;

    static String meet() {
        try {
            B.await();
            return "met";
        } catch (InterruptedException e) {
            return "interrupted";
        } catch (BrokenBarrierException e) {
            return "broken";
        }
    }

    public static void main(String[] args) throws Exception {
        Thread s = new Thread(() -> a = meet());
        Thread t = new Thread(() -> b = meet());
        s.start();
        t.start();
        t.interrupt();
        s.join();
        t.join();
        System.out.print(a + "," + b);
    }
}
