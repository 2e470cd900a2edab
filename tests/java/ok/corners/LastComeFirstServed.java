//@ native: yes
//@ outputs: "2"
// A synchronous queue without fairness gives the element of the one who came last. Both are known to wait when one is
// taken.
import java.util.concurrent.*;

public class LastComeFirstServed {
    static Thread put(SynchronousQueue<Integer> queue, int n) throws Exception {
        Thread t = new Thread(() -> {
            try {
                queue.put(n);
            } catch (InterruptedException e) {
                return;
            }
        });
        t.setDaemon(true);
        t.start();
        while (t.getState() != Thread.State.WAITING) Thread.yield();
        return t;
    }

    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        put(queue, 1);
        put(queue, 2);
        System.out.print(queue.take());
    }
}
