// A semaphore with two permits is no mutex.
import java.util.concurrent.Semaphore;

public class SemaphoreTwoPermits {
    static final Semaphore permits = new Semaphore(2);
    static int inside;

    static void enter() {
        permits.acquireUninterruptibly();
        inside++;
        assert inside == 1; //~ ASSERT
        inside--;
        permits.release();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(SemaphoreTwoPermits::enter);
        t.start();
        enter();
        t.join();
    }
}
