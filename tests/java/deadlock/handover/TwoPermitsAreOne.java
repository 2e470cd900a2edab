// Two permits in a row are one: the second park may find none.
import java.util.concurrent.locks.*;

public class TwoPermitsAreOne {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> {
            LockSupport.unpark(main);
            LockSupport.unpark(main);
        });
        t.start();
        LockSupport.park();
        LockSupport.park(); //~ DEADLOCK
    }
}
