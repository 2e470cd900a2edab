//@ outputs: "123" | "213" | "132" | "231" | "312" | "321"
// Who takes while others put gets the least that is there.
import java.util.concurrent.PriorityBlockingQueue;

public class PriorityDecides {
    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();
        Thread t = new Thread(() -> {
            q.put(3);
            q.put(1);
        });
        Thread u = new Thread(() -> q.put(2));
        t.start();
        u.start();
        System.out.print("" + q.take() + q.take() + q.take());
    }
}
