//@ outputs: "1"
//@ note: none
// tryLock in a loop, while the owner lets go in the end.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockUntilFree {
    static final ReentrantLock L = new ReentrantLock();

    public static void main(String[] args) {
        new Thread(() -> {
            L.lock();
            L.unlock();
        }).start();
        while (!L.tryLock()) {
            Thread.yield();
        }
        L.unlock();
        System.out.print(1);
    }
}
