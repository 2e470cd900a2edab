// The same lockout with a Condition: await releases its own lock, not the other one.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AwaitHoldingOtherLock {
    static final ReentrantLock outer = new ReentrantLock(), inner = new ReentrantLock();
    static final Condition changed = inner.newCondition();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            outer.lock(); //~ DEADLOCK
            inner.lock();
            ready = true;
            changed.signalAll();
            inner.unlock();
            outer.unlock();
        });
        t.start();
        outer.lock();
        inner.lock();
        while (!ready) changed.await(); //~ DEADLOCK
        inner.unlock();
        outer.unlock();
        t.join();
    }
}
