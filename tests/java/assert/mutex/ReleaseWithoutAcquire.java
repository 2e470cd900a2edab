// A timed-out tryAcquire is followed by an unconditional release: the semaphore gains a permit, and a
// third comer and the holder are inside together.
import java.util.concurrent.Semaphore;

public class ReleaseWithoutAcquire {
    static final Semaphore mutex = new Semaphore(1);
    static int inside;

    static void enter() {
        mutex.acquireUninterruptibly();
        inside++;
        assert inside == 1; //~ ASSERT
        inside--;
        mutex.release();
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(ReleaseWithoutAcquire::enter);
        Thread b = new Thread(ReleaseWithoutAcquire::enter);
        a.start();
        b.start();
        boolean got = mutex.tryAcquire();
        mutex.release();
        a.join();
        b.join();
    }
}
