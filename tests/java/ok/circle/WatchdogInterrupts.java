//@ outputs: "done"
//@ native: yes
// Two threads take two locks crosswise, but can be interrupted while they wait, and one of them is.
import java.util.concurrent.locks.*;

public class WatchdogInterrupts {
    static void both(Lock first, Lock second) {
        try {
            first.lockInterruptibly();
            try {
                second.lockInterruptibly();
                second.unlock();
            } finally {
                first.unlock();
            }
        } catch (InterruptedException e) {
            return;
        }
    }

    public static void main(String[] args) throws Exception {
        Lock a = new ReentrantLock(), b = new ReentrantLock();
        Thread t = new Thread(() -> both(a, b));
        Thread u = new Thread(() -> both(b, a));
        t.start();
        u.start();
        t.interrupt();
        t.join();
        u.join();
        System.out.print("done");
    }
}
