//@ native: yes
//@ outputs: "false" | "true"
// Whether somebody waits is seen before and after.
import java.util.concurrent.*;

public class WaitingConsumer {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        boolean waits = queue.hasWaitingConsumer();
        queue.put(1);
        t.join();
        System.out.print(waits);
    }
}
