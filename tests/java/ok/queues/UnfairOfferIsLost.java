//@ outputs: "false" | "true"
// offer finds a taker or none.
import java.util.concurrent.SynchronousQueue;

public class UnfairOfferIsLost {
    static final SynchronousQueue<String> Q = new SynchronousQueue<>();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Q.take();
            } catch (InterruptedException e) {
                return;
            }
        });
        t.start();
        System.out.print(Q.offer("x"));
        t.interrupt();
    }
}
