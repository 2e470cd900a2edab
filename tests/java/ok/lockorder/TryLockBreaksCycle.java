//@ native: yes
//@ outputs: "2\n" | "1\n"
// One side backs off once instead of blocking, so the cycle cannot close.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockBreaksCycle {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    static int done;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            b.lock();
            if (a.tryLock()) {
                done++;
                a.unlock();
            }
            b.unlock();
        });
        t.start();
        a.lock();
        b.lock();
        done++;
        b.unlock();
        a.unlock();
        t.join();
        System.out.println(done);
    }
}
