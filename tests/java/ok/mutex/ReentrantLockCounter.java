//@ native: yes
//@ outputs: "4\n"
// Two threads, two increments each, under one ReentrantLock; hold counts go up and down.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockCounter {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    static void twice() {
        for (int i = 0; i < 2; i++) {
            lock.lock();
            try {
                lock.lock();
                assert lock.getHoldCount() == 2;
                lock.unlock();
                count++;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(ReentrantLockCounter::twice);
        t.start();
        twice();
        t.join();
        System.out.println(count);
    }
}
