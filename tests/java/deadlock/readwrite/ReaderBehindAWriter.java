// A reader waits for another reader, which stands behind a writer.
import java.util.concurrent.locks.*;

public class ReaderBehindAWriter {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        lock.readLock().lock();
        Thread writer = new Thread(() -> {
            lock.writeLock().lock(); //~ DEADLOCK
            lock.writeLock().unlock();
        });
        Thread reader = new Thread(() -> {
            lock.readLock().lock(); //~ DEADLOCK
            lock.readLock().unlock();
        });
        writer.start();
        reader.start();
        reader.join(); //~ DEADLOCK
        lock.readLock().unlock();
    }
}
