//@ native: yes
//@ outputs: "2"
// A lock built on the library's synchronizer that asks for those who wait.
import java.util.concurrent.locks.*;
public class FairMutexOfTheProgram {
    static class Mutex extends AbstractQueuedSynchronizer {
        protected boolean tryAcquire(int n) { return !hasQueuedPredecessors() && compareAndSetState(0, 1); }
        protected boolean tryRelease(int n) { setState(0); return true; }
    }
    static int x;
    public static void main(String[] args) throws Exception {
        Mutex m = new Mutex();
        Runnable r = () -> { m.acquire(1); x++; m.release(1); };
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        System.out.print(x);
    }
}
