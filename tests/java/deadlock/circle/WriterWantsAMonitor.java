// One thread has the lock for writing and wants the monitor, the other has the monitor and wants to read; a daemon goes on.
import java.util.concurrent.locks.*;

public class WriterWantsAMonitor {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Object monitor = new Object();
        Thread beat = new Thread(() -> {
            try {
                while (true) Thread.sleep(100);
            } catch (InterruptedException e) {
                return;
            }
        });
        beat.setDaemon(true);
        beat.start();
        Thread t = new Thread(() -> {
            lock.writeLock().lock();
            synchronized (monitor) { //~ DEADLOCK
            }
            lock.writeLock().unlock();
        });
        t.start();
        synchronized (monitor) {
            lock.readLock().lock(); //~ DEADLOCK
            lock.readLock().unlock();
        }
        t.join();
    }
}
