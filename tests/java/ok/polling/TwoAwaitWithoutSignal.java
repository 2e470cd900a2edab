//@ outputs: "2\n"
//@ note: none
// Two threads that poll a condition, which nobody ever signals: one of them is in a timed wait at any moment.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

public class TwoAwaitWithoutSignal {
    static boolean ready;
    static int seen;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition never = lock.newCondition();
        Runnable poll = () -> {
            lock.lock();
            try {
                while (!ready) never.await(50, TimeUnit.MILLISECONDS);
                seen++;
            } catch (InterruptedException e) {
            } finally {
                lock.unlock();
            }
        };
        Thread t = new Thread(poll), u = new Thread(poll);
        t.start();
        u.start();
        lock.lock();
        ready = true;
        lock.unlock();
        t.join();
        u.join();
        System.out.println(seen);
    }
}
