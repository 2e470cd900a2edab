//@ flags: +listener=race
// Who does not get the lock goes on without it.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockFailed {
    static int x;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            x++; //~ RACE
            lock.unlock();
        }).start();
        boolean locked = lock.tryLock();
        x++; //~ RACE
        if (locked) {
            lock.unlock();
        }
    }
}
