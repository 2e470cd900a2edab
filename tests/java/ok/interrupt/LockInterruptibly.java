//@ native: yes
//@ outputs: "gave up\n"
// A thread that waits for a lock interruptibly can be called off.
import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptibly {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                lock.unlock();
            } catch (InterruptedException e) {
                System.out.println("gave up");
            }
        });
        t.start();
        t.interrupt();
        t.join();
        lock.unlock();
    }
}
