//@ native: yes
//@ outputs: "1" | "2"
// A synchronizer that lets everybody in protects nothing, whoever its owner is called.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
public class LockThatExcludesNobody {
    static class Fake extends AbstractQueuedSynchronizer {
        protected boolean tryAcquire(int n) { setExclusiveOwnerThread(Thread.currentThread()); return true; }
        protected boolean tryRelease(int n) { setExclusiveOwnerThread(null); return true; } }
    static int x;
    public static void main(String[] args) throws Exception {
        Fake f = new Fake();
        Runnable r = () -> { f.acquire(1); x++; f.release(1); };
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        System.out.print(x);
    }
}
