//@ native: yes
//@ outputs: "true" | "false"
// A signal that comes while nobody waits is lost.
import java.util.concurrent.locks.*;
import java.util.concurrent.TimeUnit;

public class SignalledOrGivenUp {
    static boolean signalled;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                signalled = condition.await(10, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            } finally {
                lock.unlock();
            }
        });
        t.start();
        lock.lock();
        condition.signal();
        lock.unlock();
        t.join();
        System.out.print(signalled);
    }
}
