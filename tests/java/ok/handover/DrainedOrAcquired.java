//@ outputs: "false20" | "true00"
// Either one gets both permits or the other.
import java.util.concurrent.Semaphore;

public class DrainedOrAcquired {
    static Semaphore s = new Semaphore(2);
    static String a = "", b = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = "" + s.tryAcquire(2);
        });
        Thread t2 = new Thread(() -> {
            b = "" + s.drainPermits();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b + s.availablePermits());
    }
}
