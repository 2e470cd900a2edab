// The same cycle with explicit locks.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockAbBa {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            b.lock();
            a.lock(); //~ DEADLOCK
            a.unlock();
            b.unlock();
        });
        t.start();
        a.lock();
        b.lock(); //~ DEADLOCK
        b.unlock();
        a.unlock();
        t.join();
    }
}
