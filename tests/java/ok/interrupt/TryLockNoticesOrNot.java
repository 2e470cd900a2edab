//@ native: yes
//@ outputs: "true true" | "true false"
// tryLock() does not look at the status: the interrupt stays.
import java.util.concurrent.locks.*;
public class TryLockNoticesOrNot {
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        Thread main = Thread.currentThread();
        Thread t = new Thread(main::interrupt);
        t.start();
        boolean got = l.tryLock();
        System.out.print(got + " " + Thread.interrupted());
    }
}
