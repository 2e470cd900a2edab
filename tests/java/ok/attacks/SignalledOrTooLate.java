//@ outputs: "s" | "t"
//@ native: yes
// The signal may come in time; or before anybody waits, or after the time is over.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalledOrTooLate {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            c.signal();
            lock.unlock();
        });
        t.start();
        lock.lock();
        System.out.print(c.awaitNanos(100_000_000) > 0 ? "s" : "t");
        lock.unlock();
        t.join();
    }
}
