//@ native: yes
//@ outputs: "true"
// The interrupt neither ends the wait nor gets lost, whenever it comes: it is sent before the signal.
import java.util.concurrent.locks.*;

public class UninterruptibleWaitKeepsStatus {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            while (!ready) condition.awaitUninterruptibly();
            lock.unlock();
            System.out.print(Thread.currentThread().isInterrupted());
        });
        t.start();
        t.interrupt();
        lock.lock();
        ready = true;
        condition.signal();
        lock.unlock();
        t.join();
    }
}
