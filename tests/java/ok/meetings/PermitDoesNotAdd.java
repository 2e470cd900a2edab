//@ outputs: "through once\n"
// Two permits are one. The second park needs an interrupt.
import java.util.concurrent.locks.*;

public class PermitDoesNotAdd {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) LockSupport.park();
            System.out.println("through once");
        });
        t.start();
        LockSupport.unpark(t);
        LockSupport.unpark(t);
        t.interrupt();
        t.join();
    }
}
