//@ native: yes
//@ outputs: "parked false" | "parked true"
// A short time to park ends by itself, or by the permit.
import java.util.concurrent.locks.*;

public class ParkNanosEnds {
    static volatile boolean set;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> {
            set = true;
            LockSupport.unpark(main);
        });
        t.start();
        LockSupport.parkNanos(1000);
        System.out.print("parked " + set);
        t.join();
    }
}
