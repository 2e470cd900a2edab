//@ flags: +listener=race
// A read lock does not keep another reader out.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReaderLockForWriting {
    static final ReentrantReadWriteLock L = new ReentrantReadWriteLock();
    static int hits;

    static void read() {
        L.readLock().lock();
        hits++; //~ RACE
        L.readLock().unlock();
    }

    public static void main(String[] args) {
        new Thread(ReaderLockForWriting::read).start();
        read();
    }
}
