//@ outputs: "falsei" | "falses!" | "truei" | "trues" | "trues!"
// As without a limit of time; and the time may be up before the interrupt comes, so that x is through and the status still clear when it looks.
import java.util.concurrent.locks.*;
public class StatusSeenTimed {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition c = lock.newCondition();
    static String said = "";
    static void await() {
        lock.lock();
        try { c.awaitNanos(1000000); said = "s" + (Thread.currentThread().isInterrupted() ? "!" : ""); } catch (InterruptedException e) { said = "i"; }
        finally { lock.unlock(); }
    }
    public static void main(String[] a) throws Exception {
        Thread x = new Thread(StatusSeenTimed::await);
        x.start();
        x.interrupt();
        boolean still = x.isInterrupted();
        lock.lock(); c.signal(); lock.unlock();
        x.join();
        System.out.print(still + said);
    }
}
