//@ outputs: "true\n"
// An interrupt does not end the wait, and is not forgotten.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class UninterruptiblyAwaited {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            while (!ready) {
                changed.awaitUninterruptibly();
            }
            lock.unlock();
            System.out.println(Thread.currentThread().isInterrupted());
        });
        t.start();
        t.interrupt();
        lock.lock();
        ready = true;
        changed.signalAll();
        lock.unlock();
    }
}
