//@ outputs: "ab"
// a stands in the queue before b is started: it is parked, as its state tells. A fair lock lets it in first.
import java.util.concurrent.locks.ReentrantLock;

public class FairQueueKeepsItsOrder {
    static final ReentrantLock lock = new ReentrantLock(true);
    static String order = "";

    static Thread taker(String who) throws InterruptedException {
        Thread thread = new Thread(() -> {
            lock.lock();
            order += who;
            lock.unlock();
        });
        thread.start();
        while (thread.getState() != Thread.State.WAITING) Thread.yield();
        return thread;
    }

    public static void main(String[] args) throws InterruptedException {
        lock.lock();
        Thread a = taker("a"), b = taker("b");
        lock.unlock();
        a.join();
        b.join();
        System.out.print(order);
    }
}
