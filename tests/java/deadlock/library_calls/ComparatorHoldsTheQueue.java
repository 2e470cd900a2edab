// The comparator waits with the lock of the queue held for a thread that wants to know its size.
import java.util.concurrent.*;
public class ComparatorHoldsTheQueue {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>(4, (a, b) -> { try { if (a != 1 && b != 1) l.await(); } catch (InterruptedException e) { } return a - b; });
        q.add(1);
        q.add(2);
        Thread t = new Thread(() -> { q.remove(); q.add(3); });
        t.start();
        q.size(); //~ DEADLOCK
        l.countDown();
        t.join();
        System.out.print("end");
    }
}
