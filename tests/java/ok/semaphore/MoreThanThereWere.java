//@ outputs: "2"
// release without acquire makes permits.
import java.util.concurrent.Semaphore;

public class MoreThanThereWere {
    static volatile int inside, most;

    public static void main(String[] args) throws Exception {
        Semaphore s = new Semaphore(0);
        Thread t = new Thread(s::release);
        t.start();
        s.release();
        t.join();
        System.out.print(s.availablePermits());
    }
}
