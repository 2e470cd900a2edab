// lock() does not answer to interrupts.
import java.util.concurrent.locks.ReentrantLock;

public class LockIgnoresInterrupt {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> {
            lock.lock(); //~ DEADLOCK
            lock.unlock();
        });
        t.start();
        t.interrupt();
        t.join(); //~ DEADLOCK
        lock.unlock();
    }
}
