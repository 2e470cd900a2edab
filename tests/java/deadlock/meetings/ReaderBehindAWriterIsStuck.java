// It reads and waits for another reader, which stands behind a writer.
import java.util.concurrent.locks.*;

public class ReaderBehindAWriterIsStuck {
    public static void main(String[] a) throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        l.readLock().lock();
        new Thread(() -> {
            l.writeLock().lock();
            l.writeLock().unlock();
        }).start();
        Thread r = new Thread(() -> {
            l.readLock().lock();
            l.readLock().unlock();
        });
        r.start();
        r.join();
        l.readLock().unlock();
    }
}
