// An exception leaves the lock taken: the other waits for ever.
import java.util.concurrent.locks.ReentrantLock;

public class NotUnlockedAfterAFailure {
    static final ReentrantLock L = new ReentrantLock();
    static volatile int divisor = 1;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                L.lock();
                int q = 1 / divisor;
                L.unlock();
            } catch (ArithmeticException e) {
            }
        });
        t.start();
        divisor = 0;
        L.lock(); //~ DEADLOCK
        L.unlock();
    }
}
