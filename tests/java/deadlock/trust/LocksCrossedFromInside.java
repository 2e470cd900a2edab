//@ flags: +jdk.trust=none
// The lock-order cycle, with the locks' own code explored step by step.
import java.util.concurrent.locks.ReentrantLock;

public class LocksCrossedFromInside {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        second.lock(); //~ DEADLOCK
        second.unlock();
        first.unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> both(b, a));
        t.start();
        both(a, b);
        t.join();
    }
}
