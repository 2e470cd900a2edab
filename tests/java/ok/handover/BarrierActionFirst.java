//@ native: yes
//@ outputs: "1 false" | "0 false"
// Nobody is waited for: the action runs, and the barrier is never broken.
import java.util.concurrent.*;
public class BarrierActionFirst {
    static volatile int n;
    public static void main(String[] args) throws Exception {
        CyclicBarrier b = new CyclicBarrier(1, () -> n = 1);
        Thread t = new Thread(() -> { try { b.await(); } catch (Exception e) { } });
        t.start();
        int m = n;
        boolean broken = b.isBroken();
        t.join();
        System.out.print(m + " " + broken);
    }
}
