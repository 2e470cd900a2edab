//@ expect: exception java.lang.IllegalMonitorStateException
// The lock is main's: the thread whose body is unlock dies of it.
// Confirmed on JDK 17 and 25: seen.
import java.util.concurrent.locks.ReentrantLock;

public class ThreadOfUnlock {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(lock::unlock);
        t.start();
        t.join();
        lock.unlock();
    }
}
