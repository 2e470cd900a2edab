// Both threads update under the read lock, which is shared: an update gets lost.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteUnderReadLock {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int count;

    static void add() {
        lock.readLock().lock();
        count++;
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(WriteUnderReadLock::add);
        t.start();
        add();
        t.join();
        assert count == 2; //~ ASSERT
    }
}
