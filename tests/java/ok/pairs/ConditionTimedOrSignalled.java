//@ outputs: "in time\n" | "late\n"
// The signal comes while main waits, or main gives up before; a flag that is set before is seen.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionTimedOrSignalled {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition changed = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            ready = true;
            changed.signal();
            lock.unlock();
        }).start();
        lock.lock();
        long left = 5_000_000;
        while (!ready && left > 0) {
            left = changed.awaitNanos(left);
        }
        System.out.println(ready ? "in time" : "late");
        lock.unlock();
    }
}
