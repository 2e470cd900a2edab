//@ flags: +listener=race
// The last access comes after the lock was given back.
import java.util.concurrent.locks.ReentrantLock;

public class AfterUnlock {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    static int add() {
        lock.lock();
        count++; //~ RACE
        lock.unlock();
        return count; //~ RACE
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(AfterUnlock::add);
        t.start();
        add();
        t.join();
    }
}
