// Two conditions, but the consumer signals its own: the producer of the second item is never told.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalWrongCondition {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    static boolean full;

    static void take() {
        lock.lock();
        try {
            while (!full) notEmpty.awaitUninterruptibly();
            full = false;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(SignalWrongCondition::take);
        t.start();
        for (int i = 0; i < 2; i++) {
            lock.lock();
            try {
                while (full) notFull.awaitUninterruptibly(); //~ DEADLOCK
                full = true;
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }
        t.join();
    }
}
