//@ native: yes
//@ outputs: "open" | "interrupted"
import java.util.concurrent.*;
public class LatchInterruptedOrOpen {
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> { l.countDown(); main.interrupt(); });
        t.start();
        try {
            l.await();
            System.out.print("open");
        } catch (InterruptedException e) {
            System.out.print("interrupted");
        }
    }
}
