// Permits do not add up: two unparks before the first park leave one permit, the second park sleeps.
import java.util.concurrent.locks.LockSupport;

public class ParkTwiceOnePermit {
    public static void main(String[] args) throws Exception {
        Thread first = Thread.currentThread();
        Thread t = new Thread(() -> {
            LockSupport.unpark(first);
            LockSupport.unpark(first);
        });
        t.start();
        LockSupport.park();
        LockSupport.park(); //~ DEADLOCK
        t.join();
    }
}
