// Consumers of two kinds of item share one condition; signal() may wake the one that waits for the
// other kind, which goes back to sleep and swallows the signal.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalInsteadOfSignalAll {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static int item;

    static void take(int kind) {
        lock.lock();
        try {
            while (item != kind) changed.awaitUninterruptibly(); //~ DEADLOCK
            item = 0;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    static void put(int kind) {
        lock.lock();
        try {
            while (item != 0) changed.awaitUninterruptibly(); //~ DEADLOCK
            item = kind;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> take(1));
        Thread b = new Thread(() -> take(2));
        a.start();
        b.start();
        put(1);
        put(2);
        a.join();
        b.join();
    }
}
