//@ outputs: "done"
//@ native: yes
// Two threads take two locks crosswise and give up after a while.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class CircleWithALimit {
    static void both(Lock first, Lock second) {
        first.lock();
        try {
            if (second.tryLock(10, TimeUnit.MILLISECONDS)) {
                second.unlock();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Lock a = new ReentrantLock(), b = new ReentrantLock();
        Thread t = new Thread(() -> both(a, b));
        t.start();
        both(b, a);
        t.join();
        System.out.print("done");
    }
}
