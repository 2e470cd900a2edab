//@ native: yes
//@ outputs: "2\n"
// The same with both permits taken in one step.
import java.util.concurrent.Semaphore;

public class TwoPermitsAtOnce {
    static final Semaphore permits = new Semaphore(2);

    static void work() {
        permits.acquireUninterruptibly(2);
        permits.release(2);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(TwoPermitsAtOnce::work);
        t.start();
        work();
        t.join();
        System.out.println(permits.availablePermits());
    }
}
