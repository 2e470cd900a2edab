//@ native: yes
//@ outputs: "ab"
// A semaphore with no permits makes b wait for a.
import java.util.concurrent.Semaphore;

public class OrderedBySemaphore {
    public static void main(String[] args) throws Exception {
        Semaphore after = new Semaphore(0);
        Thread t = new Thread(() -> {
            after.acquireUninterruptibly();
            System.out.print("b");
        });
        t.start();
        System.out.print("a");
        after.release();
        t.join();
    }
}
