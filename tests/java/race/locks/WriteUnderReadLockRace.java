//@ flags: +listener=race
// A read lock is shared: writes under it race.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteUnderReadLockRace {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int count;

    static void add() {
        lock.readLock().lock();
        count++; //~ RACE
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(WriteUnderReadLockRace::add);
        t.start();
        add();
        t.join();
    }
}
