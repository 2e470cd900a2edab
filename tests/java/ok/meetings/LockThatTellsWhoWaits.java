//@ outputs: "0 true\n" | "1 true\n"
// A subclass asks its lock who waits.
import java.util.concurrent.locks.*;

public class LockThatTellsWhoWaits extends ReentrantLock {
    int waiting() {
        return getQueuedThreads().size();
    }

    boolean mine() {
        return getOwner() == Thread.currentThread();
    }

    public static void main(String[] a) throws Exception {
        LockThatTellsWhoWaits m = new LockThatTellsWhoWaits();
        m.lock();
        Thread t = new Thread(() -> {
            m.lock();
            m.unlock();
        });
        t.start();
        int n = m.waiting();
        boolean b = m.mine();
        m.unlock();
        t.join();
        System.out.println(n + " " + b);
    }
}
