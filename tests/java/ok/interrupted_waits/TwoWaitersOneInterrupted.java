//@ outputs: "is" | "s!s"
// Whoever leaves signals the next, so both get through. x is interrupted, or keeps the status if it was signalled first or did not have to wait.
import java.util.concurrent.locks.*;
public class TwoWaitersOneInterrupted {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition c = lock.newCondition();
    static final String[] said = {"-", "-"};
    static boolean go;
    static void await(int i) {
        lock.lock();
        try {
            if (!go) c.await();
            said[i] = "s" + (Thread.currentThread().isInterrupted() ? "!" : "");
            c.signal();
        } catch (InterruptedException e) { said[i] = "i"; c.signal(); }
        finally { lock.unlock(); }
    }
    public static void main(String[] a) throws Exception {
        Thread x = new Thread(() -> await(0)), y = new Thread(() -> await(1));
        x.start(); y.start();
        x.interrupt();
        lock.lock(); go = true; c.signal(); lock.unlock();
        x.join(); y.join();
        System.out.print(said[0] + said[1]);
    }
}
