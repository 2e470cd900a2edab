// A lock that is waited for eats the permit that was meant for the park after it.
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class PermitEatenByALock {
    static final ReentrantLock L = new ReentrantLock();

    public static void main(String[] args) throws Exception {
        L.lock();
        Thread t = new Thread(() -> {
            L.lock();
            L.unlock();
            LockSupport.park(); //~ DEADLOCK
        });
        t.start();
        LockSupport.unpark(t);
        L.unlock();
    }
}
