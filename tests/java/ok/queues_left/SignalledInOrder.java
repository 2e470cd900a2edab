//@ outputs: "ab"
// Whoever waits longest at a condition is signalled first, and a signalled thread stands in the queue of the lock behind those who were
// there: a waits before b does.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalledInOrder {
    static final ReentrantLock lock = new ReentrantLock(true);
    static final Condition turn = lock.newCondition();
    static String order = "";
    static int waiting;

    static Thread waiter(String who) throws InterruptedException {
        Thread thread = new Thread(() -> {
            lock.lock();
            waiting++;
            turn.awaitUninterruptibly();
            order += who;
            lock.unlock();
        });
        thread.start();
        return thread;
    }

    static void awaitWaiting(int count) {
        for (;;) {
            lock.lock();
            boolean there = waiting == count;
            lock.unlock();
            if (there) return;
            Thread.yield();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = waiter("a");
        awaitWaiting(1);
        Thread b = waiter("b");
        awaitWaiting(2);
        lock.lock();
        turn.signal();
        turn.signal();
        lock.unlock();
        a.join();
        b.join();
        System.out.print(order);
    }
}
