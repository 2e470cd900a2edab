//@ outputs: "null,1" | "1"
// To poll succeeds only if somebody is waiting to put.
import java.util.concurrent.SynchronousQueue;

public class PolledFromASynchronousQueue {
    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread other = new Thread(() -> {
            try {
                queue.put(1);
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        });
        other.start();
        Integer polled = queue.poll();
        System.out.print(polled == null ? "null," + queue.take() : "" + polled);
    }
}
