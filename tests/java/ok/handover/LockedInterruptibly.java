//@ native: yes
//@ outputs: "I"
// Interrupted while it wants the lock, or before: the lock is never taken.
import java.util.concurrent.locks.*;

public class LockedInterruptibly {
    static String seen = "";

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                seen = "L";
            } catch (InterruptedException e) {
                seen = "I";
            }
        });
        t.start();
        t.interrupt();
        t.join();
        lock.unlock();
        System.out.print(seen);
    }
}
