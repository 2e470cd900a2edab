//@ outputs: "false false" | "false true" | "true false" | "true true"
// Whoever waits may come or give up between the question and the offer.
import java.util.concurrent.*;
public class WaitingConsumerGone {
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Thread a = new Thread(() -> { try { q.poll(10, TimeUnit.MILLISECONDS); } catch (InterruptedException x) { } });
        a.start();
        boolean h = q.hasWaitingConsumer();
        boolean t = q.tryTransfer(1);
        a.join();
        System.out.print(h + " " + t);
    }
}
