//@ native: yes
//@ outputs: "1" | "2"
// A synchronizer that lets two in at once protects nothing.
import java.util.concurrent.locks.*;
public class SharedSynchronizerOfTheProgram {
    static class Two extends AbstractQueuedSynchronizer {
        Two() { setState(2); }
        protected int tryAcquireShared(int n) {
            for (;;) {
                int s = getState(), left = s - n;
                if (left < 0 || compareAndSetState(s, left)) return left;
            }
        }
        protected boolean tryReleaseShared(int n) {
            for (;;) {
                int s = getState();
                if (compareAndSetState(s, s + n)) return true;
            }
        }
    }
    static int x;
    public static void main(String[] args) throws Exception {
        Two m = new Two();
        Runnable r = () -> { m.acquireShared(1); x++; m.releaseShared(1); };
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        System.out.print(x);
    }
}
