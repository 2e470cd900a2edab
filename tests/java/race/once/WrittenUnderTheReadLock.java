//@ flags: --race
// The lock for reading keeps nobody else out who reads.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WrittenUnderTheReadLock {
    static int data;
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    static void add() {
        lock.readLock().lock();
        data++; //~ RACE
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(WrittenUnderTheReadLock::add);
        other.start();
        add();
    }
}
