//@ outputs: "signalled\n" | "late\n"
// What awaitNanos answers depends on who came first; how much is left is never more than was asked for.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

public class RemainingIsTold {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition there = lock.newCondition();
        Thread t = new Thread(() -> {
            lock.lock();
            ready = true;
            there.signal();
            lock.unlock();
        });
        t.start();
        long left = TimeUnit.MILLISECONDS.toNanos(30);
        lock.lock();
        while (!ready && left > 0) {
            long before = left;
            left = there.awaitNanos(left);
            if (left > before) throw new IllegalStateException();
        }
        System.out.println(ready ? "signalled" : "late");
        lock.unlock();
        t.join();
    }
}
