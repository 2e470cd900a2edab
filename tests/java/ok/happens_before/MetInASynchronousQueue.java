//@ flags: +listener=race
// Both sides of a handover are ordered.
import java.util.concurrent.*;

public class MetInASynchronousQueue {
    static int x, y;

    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread t = new Thread(() -> {
            x = 1;
            try {
                queue.put(1);
            } catch (InterruptedException e) {
                return;
            }
            int seen = y;
        });
        y = 1;
        t.start();
        queue.take();
        int seen = x;
        t.join();
    }
}
