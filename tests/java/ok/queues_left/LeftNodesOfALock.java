//@ outputs: "a1 a2 b1 b2" | "a1 b1 a2 b2" | "a1 b1 b2 a2" | "b1 a1 a2 b2" | "b1 a1 b2 a2" | "b1 b2 a1 a2"
// Each of two threads takes the lock twice: all six orders of two and two, whether or not somebody had to wait before, so
// that a node is left in the queue of the lock.
import java.util.concurrent.locks.ReentrantLock;

public class LeftNodesOfALock {
    static final ReentrantLock lock = new ReentrantLock();
    static String order = "";

    static void take(String who) {
        for (int i = 1; i <= 2; i++) {
            lock.lock();
            order += (order.isEmpty() ? "" : " ") + who + i;
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> take("a")), b = new Thread(() -> take("b"));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print(order);
    }
}
