//@ needs: jdk>=21
// A lock-order cycle between two virtual threads, with main waiting for them.
import java.util.concurrent.locks.ReentrantLock;

public class VirtualAbBa {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        second.lock(); //~ DEADLOCK
        second.unlock();
        first.unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread t = Thread.startVirtualThread(() -> both(a, b));
        Thread u = Thread.startVirtualThread(() -> both(b, a));
        t.join(); //~ DEADLOCK
        u.join(); //~ DEADLOCK
    }
}
