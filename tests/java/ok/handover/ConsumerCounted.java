//@ native: yes
//@ outputs: "0 x" | "1 x"
// The consumer is waiting already, or not yet.
import java.util.concurrent.*;
public class ConsumerCounted {
    static String x;
    public static void main(String[] args) throws Exception {
        LinkedTransferQueue<String> q = new LinkedTransferQueue<>();
        Thread t = new Thread(() -> { try { x = q.take(); } catch (InterruptedException e) { } });
        t.start();
        int n = q.getWaitingConsumerCount();
        q.transfer("x");
        t.join();
        System.out.print(n + " " + x);
    }
}
