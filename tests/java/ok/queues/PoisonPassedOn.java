//@ native: yes
//@ outputs: "7\n"
// The repaired version: who takes the pill puts it back for the next.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class PoisonPassedOn {
    static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    static final AtomicInteger sum = new AtomicInteger();

    static void consume() {
        try {
            int item;
            while ((item = queue.take()) != 0) sum.addAndGet(item);
            queue.put(0);
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(PoisonPassedOn::consume);
        Thread b = new Thread(PoisonPassedOn::consume);
        a.start();
        b.start();
        queue.put(7);
        queue.put(0);
        a.join();
        b.join();
        System.out.println(sum);
    }
}
