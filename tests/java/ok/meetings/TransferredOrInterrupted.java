//@ outputs: "put\n"
// An element that is gone was handed over, whatever comes then.
import java.util.concurrent.*;

public class TransferredOrInterrupted {
    public static void main(String[] a) throws Exception {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Thread putter = new Thread(() -> {
            try {
                q.transfer(1);
                System.out.println("put");
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        putter.start();
        while (putter.getState() != Thread.State.WAITING) Thread.yield();
        Thread taker = new Thread(q::poll);
        taker.start();
        if (q.size() == 0) putter.interrupt();
        else {
            taker.join();
        }
        taker.join();
        if (q.size() == 1) putter.interrupt();
        putter.join();
    }
}
