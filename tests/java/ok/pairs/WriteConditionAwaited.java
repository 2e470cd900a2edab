//@ outputs: "done\n"
// A condition of the write lock: the waiter gives the write lock up, so that the other can take it, whoever comes first.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteConditionAwaited {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Condition changed = lock.writeLock().newCondition();
        new Thread(() -> {
            lock.writeLock().lock();
            try {
                ready = true;
                changed.signal();
            } finally {
                lock.writeLock().unlock();
            }
        }).start();
        lock.writeLock().lock();
        try {
            while (!ready) {
                changed.await();
            }
        } finally {
            lock.writeLock().unlock();
        }
        System.out.println("done");
    }
}
