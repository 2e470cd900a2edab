//@ native: yes
//@ outputs: "false\n"
// The unlock in a finally block.
import java.util.concurrent.locks.ReentrantLock;

public class UnlockInFinally {
    static final ReentrantLock lock = new ReentrantLock();

    static void work(String text) {
        lock.lock();
        try {
            Integer.parseInt(text);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                work("x");
            } catch (NumberFormatException e) {
                // the lock is free again
            }
        });
        t.start();
        work("1");
        t.join();
        System.out.println(lock.isLocked());
    }
}
