//@ native: yes
//@ outputs: "done"
// A permit given before is kept; a second one adds nothing.
import java.util.concurrent.locks.*;

public class PermitKeptForLater {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> {
            LockSupport.unpark(main);
            LockSupport.unpark(main);
        });
        t.start();
        LockSupport.park();
        t.join();
        LockSupport.parkNanos(1_000_000);
        System.out.print("done");
    }
}
