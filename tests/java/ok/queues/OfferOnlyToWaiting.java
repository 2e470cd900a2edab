//@ native: yes
//@ outputs: "false" | "true"
import java.util.concurrent.*;
public class OfferOnlyToWaiting {
    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        Thread t = new Thread(() -> { try { q.take(); } catch (InterruptedException e) { } });
        t.setDaemon(true);
        t.start();
        System.out.print(q.offer(1));
    }
}
