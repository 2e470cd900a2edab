//@ native: yes
//@ outputs: "true 1" | "false null"
// Either they meet, or both give up.
import java.util.concurrent.*;

public class BothWaitALittle {
    static Integer got;

    public static void main(String[] args) throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread t = new Thread(() -> {
            try {
                got = queue.poll(10, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        boolean offered = queue.offer(1, 10, TimeUnit.MILLISECONDS);
        t.join();
        System.out.print(offered + " " + got);
    }
}
