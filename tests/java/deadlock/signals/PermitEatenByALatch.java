// A latch that is waited for eats it as well.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

public class PermitEatenByALatch {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            try {
                l.await();
            } catch (InterruptedException e) {
                return;
            }
            LockSupport.park(); //~ DEADLOCK
        });
        t.start();
        LockSupport.unpark(t);
        l.countDown();
    }
}
