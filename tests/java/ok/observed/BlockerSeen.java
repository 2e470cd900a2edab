//@ native: yes
//@ outputs: "null" | "here"
// What a thread waits for is known while it is parked, not before.
import java.util.concurrent.locks.LockSupport;
public class BlockerSeen {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> LockSupport.park("here"));
        t.start();
        Object b = LockSupport.getBlocker(t);
        LockSupport.unpark(t);
        t.join();
        System.out.print(b);
    }
}
