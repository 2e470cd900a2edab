//@ outputs: "null null" | "null here" | "here here" | "here null"
// What a thread says it is parked for is set before it is parked, and forgotten some time after it was released.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.locks.LockSupport;

public class BlockerSeenAfterUnpark {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> LockSupport.park("here"));
        t.start();
        Object before = LockSupport.getBlocker(t);
        LockSupport.unpark(t);
        Object after = LockSupport.getBlocker(t);
        t.join();
        System.out.print(before + " " + after);
    }
}
