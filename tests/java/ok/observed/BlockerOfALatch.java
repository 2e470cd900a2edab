//@ native: yes
//@ outputs: "false" | "true"
// The library names what it waits for too.
import java.util.concurrent.locks.*;
import java.util.concurrent.*;
public class BlockerOfALatch {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        Thread t = new Thread(() -> { try { l.await(); } catch (InterruptedException e) { } });
        t.start();
        boolean b = LockSupport.getBlocker(t) != null;
        l.countDown();
        t.join();
        System.out.print(b);
    }
}
