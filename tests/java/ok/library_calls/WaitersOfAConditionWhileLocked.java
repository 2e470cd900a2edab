//@ outputs: "0 0" | "1 0" | "1 1"
// A wait with a timeout ends without the lock: the number of waiting threads goes down while somebody else holds it.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class WaitersOfAConditionWhileLocked {
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        Condition c = l.newCondition();
        Thread a = new Thread(() -> { l.lock(); try { c.awaitNanos(1000); } catch (InterruptedException x) { } l.unlock(); });
        a.start();
        l.lock();
        int n = l.getWaitQueueLength(c), m = l.getWaitQueueLength(c);
        l.unlock();
        a.join();
        System.out.print(n + " " + m);
    }
}
