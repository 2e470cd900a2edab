// The waiter is woken before the flag is set, sees it unset and parks again for good.
import java.util.concurrent.locks.LockSupport;

public class UnparkBeforeFlag {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread first = Thread.currentThread();
        Thread t = new Thread(() -> {
            LockSupport.unpark(first);
            ready = true;
        });
        t.start();
        while (!ready) LockSupport.park(); //~ DEADLOCK
        t.join();
    }
}
