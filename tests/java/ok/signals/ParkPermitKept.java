//@ native: yes
//@ outputs: "done\n"
// unpark before park is not lost: the permit waits for it. A loop guards against early returns.
import java.util.concurrent.locks.LockSupport;

public class ParkPermitKept {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread first = Thread.currentThread();
        Thread t = new Thread(() -> {
            ready = true;
            LockSupport.unpark(first);
        });
        t.start();
        while (!ready) LockSupport.park();
        System.out.println("done");
        t.join();
    }
}
