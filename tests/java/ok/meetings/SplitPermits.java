//@ outputs: "true 1\n" | "false 3\n"
// All or none.
import java.util.concurrent.*;

public class SplitPermits {
    public static void main(String[] a) throws Exception {
        Semaphore s = new Semaphore(1);
        Thread t = new Thread(() -> s.release(2));
        t.start();
        boolean b = s.tryAcquire(2);
        t.join();
        System.out.println(b + " " + s.availablePermits());
    }
}
