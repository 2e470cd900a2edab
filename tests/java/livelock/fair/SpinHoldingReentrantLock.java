//@ flags: --livelock
// Main spins with the lock in its hands, and the one who would release it waits for that lock: it is never
// free, so nobody is treated unfairly.
import java.util.concurrent.locks.ReentrantLock;

public class SpinHoldingReentrantLock {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            lock.lock();
            ready = true;
            lock.unlock();
        }).start();
        lock.lock();
        while (!ready) Thread.yield();
        lock.unlock();
    }
}
