//@ outputs: "1"
// Monitors are not built on park: the permit is still there.
import java.util.concurrent.locks.LockSupport;

public class MonitorsEatNoPermits {
    static final Object M = new Object();

    public static void main(String[] args) throws Exception {
        Thread t;
        synchronized (M) {
            t = new Thread(() -> {
                synchronized (M) {
                    M.notifyAll();
                }
                LockSupport.park();
                System.out.print(1);
            });
            t.start();
            LockSupport.unpark(t);
        }
        t.join();
    }
}
