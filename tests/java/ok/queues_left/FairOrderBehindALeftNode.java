//@ outputs: "abc" | "acb" | "bac" | "bca" | "cab" | "cba"
// A fair lock that was contended before (a node is left) still lets threads in by the order in which they came, and they may come in
// any order.
import java.util.concurrent.locks.ReentrantLock;

public class FairOrderBehindALeftNode {
    static final ReentrantLock lock = new ReentrantLock(true);
    static String order = "";

    static Thread taker(String who) {
        Thread thread = new Thread(() -> {
            lock.lock();
            order += who;
            lock.unlock();
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        lock.lock();
        Thread a = taker("a"), b = taker("b"), c = taker("c");
        lock.unlock();
        a.join();
        b.join();
        c.join();
        System.out.print(order);
    }
}
