//@ native: yes
//@ outputs: "RUNNABLE" | "WAITING"
// A thread is about to come to the barrier, or waits there. Nobody else lets it go on before its state was looked at.
import java.util.concurrent.*;

public class WhileItMeets {
    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            try {
                barrier.await();
            } catch (Exception e) {
                System.out.print(e);
            }
        });
        t.setDaemon(true);
        t.start();
        Thread.State state = t.getState();
        barrier.await();
        t.join();
        System.out.print(state);
    }
}
