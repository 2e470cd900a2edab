//@ outputs: "falses!" | "trues!"
// Who waits whatever comes keeps an interrupt to itself until it has its lock back, and shows it again then. Main may look while it is kept.
import java.util.concurrent.locks.*;
public class StatusSeenDeaf {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition c = lock.newCondition();
    static String said = "";
    static void await() {
        lock.lock();
        { c.awaitUninterruptibly(); said = "s" + (Thread.currentThread().isInterrupted() ? "!" : ""); }
        lock.unlock();
    }
    public static void main(String[] a) throws Exception {
        Thread x = new Thread(StatusSeenDeaf::await);
        x.start();
        x.interrupt();
        boolean still = x.isInterrupted();
        lock.lock(); c.signal(); lock.unlock();
        while (x.isAlive()) { lock.lock(); c.signal(); lock.unlock(); Thread.yield(); }
        System.out.print(still + said);
    }
}
