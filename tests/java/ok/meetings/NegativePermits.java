//@ outputs: "-1 0 true\n" | "-1 0 false\n"
// Two releases make one permit.
import java.util.concurrent.*;

public class NegativePermits {
    public static void main(String[] a) throws Exception {
        Semaphore s = new Semaphore(-1);
        int before = s.availablePermits();
        s.release();
        int now = s.availablePermits();
        Thread t = new Thread(s::release);
        t.start();
        boolean got = s.tryAcquire();
        t.join();
        System.out.println(before + " " + now + " " + got);
    }
}
