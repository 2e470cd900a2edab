//@ outputs: "barged" | "waited"
// tryLock without a time takes a fair lock although somebody waits for it; with a time it queues.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class FairLockTryBarges {
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock(true);
        StringBuffer s = new StringBuffer();
        l.lock();
        Thread t = new Thread(() -> {
            l.lock();
            s.append("t");
            l.unlock();
        });
        t.start();
        while (!l.hasQueuedThread(t)) Thread.onSpinWait();
        l.unlock();
        if (l.tryLock()) {
            s.append("m");
            l.unlock();
        }
        t.join();
        System.out.print(s.toString().startsWith("m") ? "barged" : "waited");
    }
}
