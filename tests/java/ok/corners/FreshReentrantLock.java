//@ outputs: "1" | "2"
// Each thread has a lock of its own: an increment gets lost.
import java.util.concurrent.locks.*;
public class FreshReentrantLock {
    static int n;
    static void add() { Lock l = new ReentrantLock(); l.lock(); try { n++; } finally { l.unlock(); } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(FreshReentrantLock::add);
        Thread u = new Thread(FreshReentrantLock::add);
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.print(n);
    }
}
