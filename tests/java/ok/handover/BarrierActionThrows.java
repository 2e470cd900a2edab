//@ native: yes
//@ outputs: "broken action" | "action broken"
// The action throws in whoever comes last, and the other one finds the barrier broken.
import java.util.concurrent.*;
public class BarrierActionThrows {
    static String x = "", y = "";

    static String go(CyclicBarrier b) {
        try {
            b.await();
            return "fine";
        } catch (BrokenBarrierException e) {
            return "broken";
        } catch (RuntimeException e) {
            return "action";
        } catch (InterruptedException e) {
            return "interrupted";
        }
    }

    public static void main(String[] args) throws Exception {
        CyclicBarrier b = new CyclicBarrier(2, () -> { throw new IllegalStateException(); });
        Thread t = new Thread(() -> x = go(b));
        t.start();
        y = go(b);
        t.join();
        System.out.print(x + " " + y);
    }
}
