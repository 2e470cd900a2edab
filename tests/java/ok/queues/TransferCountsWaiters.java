//@ native: yes
//@ outputs: "false" | "true"
import java.util.concurrent.*;
public class TransferCountsWaiters {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> { try { q.take(); } catch (InterruptedException e) { } });
        t.start();
        boolean waiting = q.hasWaitingConsumer();
        q.put(1);
        t.join();
        System.out.print(waiting);
    }
}
