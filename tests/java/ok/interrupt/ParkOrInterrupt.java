//@ outputs: "true" | "false"
// park returns by a permit or an interrupt, and does not clear the flag.
import java.util.concurrent.locks.LockSupport;

public class ParkOrInterrupt {
    static volatile boolean flag;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            LockSupport.park();
            flag = Thread.currentThread().isInterrupted();
        });
        t.start();
        Thread i = new Thread(t::interrupt);
        i.start();
        LockSupport.unpark(t);
        t.join();
        i.join();
        System.out.print(flag);
    }
}
