// A signal that nobody waits for is lost.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalledTooEarly {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread other = new Thread(() -> {
            lock.lock();
            condition.signal();
            lock.unlock();
        });
        other.start();
        lock.lock();
        condition.await(); //~ DEADLOCK
        lock.unlock();
    }
}
