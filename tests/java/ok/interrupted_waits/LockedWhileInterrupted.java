//@ outputs: "gotiy" | "gotyi" | "heldiy" | "heldyi"
// x gives its lock up only to wait, be it interrupted before that or later. Main's attempt fails while x or y has the lock. "heldyi": x has it, has looked
// at its status and has not given it up when it is interrupted and main tries; then y comes before x has it back.
import java.util.concurrent.locks.*;
public class LockedWhileInterrupted {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition c = lock.newCondition();
    static String said = "";
    static void await() {
        lock.lock();
        try { c.await(); said += "s"; } catch (InterruptedException e) { said += "i"; }
        finally { lock.unlock(); }
    }
    public static void main(String[] a) throws Exception {
        Thread x = new Thread(LockedWhileInterrupted::await);
        Thread y = new Thread(() -> { lock.lock(); said += "y"; lock.unlock(); });
        x.start(); y.start();
        x.interrupt();
        String mine = lock.tryLock() ? "got" : "held";
        if (mine.equals("got")) lock.unlock();
        x.join(); y.join();
        System.out.print(mine + said);
    }
}
