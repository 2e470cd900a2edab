// A cycle through a monitor and an explicit lock.
import java.util.concurrent.locks.ReentrantLock;

public class MixedMonitorAndLock {
    static final Object a = new Object();
    static final ReentrantLock b = new ReentrantLock();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            b.lock();
            synchronized (a) { //~ DEADLOCK
            }
            b.unlock();
        });
        t.start();
        synchronized (a) {
            b.lock(); //~ DEADLOCK
            b.unlock();
        }
        t.join();
    }
}
