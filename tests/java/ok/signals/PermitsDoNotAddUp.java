//@ outputs: "0" | "1" | "2"
// Two unparks are one permit unless a park comes between.
import java.util.concurrent.locks.LockSupport;

public class PermitsDoNotAddUp {
    static volatile int step;

    public static void main(String[] args) throws Exception {
        Thread w = new Thread(() -> {
            LockSupport.park();
            step = 1;
            LockSupport.park();
            step = 2;
        });
        w.setDaemon(true);
        w.start();
        Thread t1 = new Thread(() -> {
            LockSupport.unpark(w);
        });
        Thread t2 = new Thread(() -> {
            LockSupport.unpark(w);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(step);
    }
}
