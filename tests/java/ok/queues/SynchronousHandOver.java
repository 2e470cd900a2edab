//@ native: yes
//@ outputs: "x\n"
// A synchronous queue has no room: put waits for take.
import java.util.concurrent.SynchronousQueue;

public class SynchronousHandOver {
    public static void main(String[] args) throws Exception {
        SynchronousQueue<String> queue = new SynchronousQueue<>();
        Thread t = new Thread(() -> {
            try {
                queue.put("x");
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        });
        t.start();
        System.out.println(queue.take());
        t.join();
    }
}
