//@ native: yes
//@ outputs: "T broken" | "met met"
// The first to give up breaks the barrier for whoever comes; both may meet.
import java.util.concurrent.*;
public class BarrierGivesUpAtOnce {
    static String other;
    public static void main(String[] args) throws Exception {
        CyclicBarrier b = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            try {
                b.await();
                other = "met";
            } catch (BrokenBarrierException e) {
                other = "broken";
            } catch (InterruptedException e) {
            }
        });
        t.start();
        String mine;
        try {
            b.await(0, TimeUnit.SECONDS);
            mine = "met";
        } catch (TimeoutException e) {
            mine = "T";
        }
        t.join();
        System.out.print(mine + " " + other);
    }
}
