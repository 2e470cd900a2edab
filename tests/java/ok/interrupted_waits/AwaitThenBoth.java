//@ outputs: "interrupted" | "interrupted before" | "signalled, interrupted"
// An interrupt and then a signal for one waiter: it may have left for the interrupt before the signal (which finds nobody), have got the
// signal first when it looks, and keeps the status then, or have been interrupted before it ever waited. A signal without the status is
// not possible: the interrupt came first.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AwaitThenBoth {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean waits;
    static String said;

    static void await() {
        lock.lock();
        try {
            waits = true;
            condition.await();
            said = Thread.currentThread().isInterrupted() ? "signalled, interrupted" : "signalled";
        } catch (InterruptedException e) {
            said = "interrupted";
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(AwaitThenBoth::await);
        waiter.start();
        waiter.interrupt();
        lock.lock();
        boolean waited = waits;
        condition.signal();
        lock.unlock();
        waiter.join();
        System.out.print(!waited ? "interrupted before" : said);
    }
}
