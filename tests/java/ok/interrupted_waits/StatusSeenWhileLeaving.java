//@ outputs: "falsei" | "falses!" | "truei" | "trues!"
// The status is clear once x has seen the interrupt, and is leaving for it, or has left ("falsei"). Between seeing it and leaving the queue of the
// condition it may still get the signal; then it sets the status again ("falses!"). Signalled before that, it finds the status set.
import java.util.concurrent.locks.*;
public class StatusSeenWhileLeaving {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition c = lock.newCondition();
    static String said = "";
    static void await() {
        lock.lock();
        try { c.await(); said = "s" + (Thread.currentThread().isInterrupted() ? "!" : ""); } catch (InterruptedException e) { said = "i"; }
        finally { lock.unlock(); }
    }
    public static void main(String[] a) throws Exception {
        Thread x = new Thread(StatusSeenWhileLeaving::await);
        x.start();
        x.interrupt();
        boolean still = x.isInterrupted();
        lock.lock(); c.signal(); lock.unlock();
        x.join();
        System.out.print(still + said);
    }
}
