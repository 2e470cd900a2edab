//@ native: yes
//@ outputs: "RUNNABLE" | "WAITING"
// A thread is about to hand something over, or waits for the taker. Nobody else lets it go on before its state was
// looked at.
import java.util.concurrent.*;

public class WhileItTransfers {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> {
            try {
                queue.transfer(1);
            } catch (Exception e) {
                System.out.print(e);
            }
        });
        t.setDaemon(true);
        t.start();
        Thread.State state = t.getState();
        queue.take();
        t.join();
        System.out.print(state);
    }
}
