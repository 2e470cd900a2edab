//@ outputs: "00" | "01" | "10" | "11"
// Two threads try for a lock for a while, one after the other or both in its queue: each may get it or give up.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedOutInTheQueue {
    static final ReentrantLock lock = new ReentrantLock();
    static int a, b;

    static int attempt() {
        try {
            if (!lock.tryLock(1, TimeUnit.MILLISECONDS)) return 0;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        lock.unlock();
        return 1;
    }

    public static void main(String[] args) throws InterruptedException {
        lock.lock();
        Thread first = new Thread(() -> a = attempt()), second = new Thread(() -> b = attempt());
        first.start();
        second.start();
        lock.unlock();
        first.join();
        second.join();
        System.out.print(a + "" + b);
    }
}
