//@ outputs: "falsefalse" | "falsetrue" | "truefalse"
// A parked thread goes on by an interrupt or a permit; the status stays set until it is asked for.
import java.util.concurrent.locks.LockSupport;

public class InterruptedOrUnparked {
    static String b = "";

    public static void main(String[] args) throws Exception {
        Thread w = new Thread(() -> {
            LockSupport.park();
            b = "" + Thread.interrupted();
            LockSupport.parkNanos(1000);
            b += Thread.interrupted();
        });
        w.start();
        Thread t1 = new Thread(() -> {
            w.interrupt();
        });
        Thread t2 = new Thread(() -> {
            LockSupport.unpark(w);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        w.join();
        System.out.print(b);
    }
}
