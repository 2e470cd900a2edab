//@ outputs: "iy" | "yi" | "ys"
// Whoever has the lock first writes first. If y is first, x is interrupted before it waits, or while it waits, or has got the signal before it looks
// ("yi", "ys"). If x leaves for the interrupt, and has its lock back before y, y is second; it is not second to "s", which needs its signal.
import java.util.concurrent.locks.*;
public class CondThenBarge {
    static final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    static final Condition c = rw.writeLock().newCondition();
    static String said = "";
    public static void main(String[] a) throws Exception {
        Thread x = new Thread(() -> { rw.writeLock().lock(); try { c.await(); said += "s"; } catch (InterruptedException e) { said += "i"; } finally { rw.writeLock().unlock(); } });
        Thread y = new Thread(() -> { rw.writeLock().lock(); said += "y"; c.signalAll(); rw.writeLock().unlock(); });
        x.start(); y.start(); x.interrupt();
        x.join(); y.join();
        System.out.print(said);
    }
}
