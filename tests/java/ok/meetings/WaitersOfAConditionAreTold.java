//@ outputs: "false 0\n" | "true 1\n"
// Under the lock, both figures are of one moment.
import java.util.concurrent.locks.*;

public class WaitersOfAConditionAreTold {
    static boolean go;

    public static void main(String[] a) throws Exception {
        ReentrantLock l = new ReentrantLock();
        Condition c = l.newCondition();
        Thread t = new Thread(() -> {
            l.lock();
            while (!go) c.awaitUninterruptibly();
            l.unlock();
        });
        t.start();
        l.lock();
        boolean has = l.hasWaiters(c);
        int n = l.getWaitQueueLength(c);
        go = true;
        c.signalAll();
        l.unlock();
        t.join();
        System.out.println(has + " " + n);
    }
}
