//@ outputs: "ib" | "bi" | "tm" | "mt"
//@ native: yes
// The thread is interrupted before main comes to the barrier. It breaks the barrier for both, unless it was waiting and main has
// tripped the barrier before it woke up: then it goes on as if nothing had happened.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierInterruptedOrTripped {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            try {
                barrier.await();
                System.out.print("t");
            } catch (InterruptedException e) {
                System.out.print("i");
            } catch (BrokenBarrierException e) {
                System.out.print("?");
            }
        });
        t.start();
        t.interrupt();
        try {
            barrier.await();
            System.out.print("m");
        } catch (BrokenBarrierException e) {
            System.out.print("b");
        }
        t.join();
    }
}
