//@ outputs: "false 0" | "true -1"
// A permit is acquired before it is taken away, which leaves one too few, or it is gone.
import java.util.concurrent.*;
public class PermitsTakenAway {
    static class S extends Semaphore { S() { super(1); } void less() { reducePermits(1); } }
    public static void main(String[] args) throws Exception {
        S s = new S();
        Thread a = new Thread(s::less);
        a.start();
        boolean got = s.tryAcquire();
        a.join();
        System.out.print(got + " " + s.availablePermits());
    }
}
