//@ flags: --livelock
//@ note: none
// The same with a ReentrantLock, which whoever has just given it back may take again at once.
import java.util.concurrent.locks.ReentrantLock;

public class PollUnderReentrantLock {
    static final ReentrantLock lock = new ReentrantLock();
    static boolean stop;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            boolean over = false;
            while (!over) {
                lock.lock();
                over = stop;
                lock.unlock();
            }
        });
        t.start();
        lock.lock();
        stop = true;
        lock.unlock();
        t.join();
    }
}
