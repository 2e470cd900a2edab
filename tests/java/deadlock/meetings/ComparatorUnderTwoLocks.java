// The comparator takes a lock below that of the queue; the other thread takes them the other way round.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ComparatorUnderTwoLocks {
    public static void main(String[] a) throws Exception {
        Object lock = new Object();
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>(4, (x, y) -> {
            synchronized (lock) {
                return x - y;
            }
        });
        q.add(1);
        Thread t = new Thread(() -> q.add(2));
        t.start();
        synchronized (lock) {
            q.poll();
        }
        t.join();
    }
}
