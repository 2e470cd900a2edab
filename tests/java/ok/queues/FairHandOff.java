//@ outputs: "ab" | "ba"
// Two producers and one consumer over a fair SynchronousQueue.
import java.util.concurrent.SynchronousQueue;

public class FairHandOff {
    static final SynchronousQueue<String> Q = new SynchronousQueue<>(true);

    static void put(String s) {
        try {
            Q.put(s);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> put("a")).start();
        new Thread(() -> put("b")).start();
        System.out.print(Q.take() + Q.take());
    }
}
