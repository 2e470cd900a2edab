// Two threads each need both of two permits and take them one by one.
import java.util.concurrent.Semaphore;

public class TwoPermitsOneByOne {
    static final Semaphore permits = new Semaphore(2);

    static void work() {
        permits.acquireUninterruptibly();
        permits.acquireUninterruptibly(); //~ DEADLOCK
        permits.release(2);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(TwoPermitsOneByOne::work);
        t.start();
        work();
        t.join();
    }
}
