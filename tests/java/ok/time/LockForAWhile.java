//@ outputs: "1" | "2"
// tryLock with a limit fails if the owner keeps the lock for longer.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class LockForAWhile {
    static final ReentrantLock L = new ReentrantLock();
    static int n;

    static void add() {
        try {
            if (L.tryLock(5, TimeUnit.MILLISECONDS)) {
                n++;
                L.unlock();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LockForAWhile::add);
        t.start();
        add();
        t.join();
        System.out.print(n);
    }
}
