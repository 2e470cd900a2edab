//@ outputs: "done"
//@ native: yes
// Whoever waits for a condition or in a monitor has given it up: to wait for one who needs it is no circle.
import java.util.concurrent.locks.*;

public class ConditionLetsGoOfTheLock {
    static boolean told;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Object monitor = new Object();
        Thread t = new Thread(() -> {
            synchronized (monitor) {
                lock.lock();
                told = true;
                condition.signal();
                lock.unlock();
            }
        });
        t.start();
        lock.lock();
        while (!told) condition.awaitUninterruptibly();
        lock.unlock();
        synchronized (monitor) {
            System.out.print("done");
        }
        t.join();
    }
}
