//@ outputs: "took\n" | "interrupted\n"
// The element is in the queue, and the one who waits for it is not told yet: interrupted then, it gives up.
import java.util.concurrent.*;

public class PutBeforeItsSignal {
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread taker = new Thread(() -> {
            try {
                q.take();
                System.out.println("took");
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        taker.start();
        while (taker.getState() != Thread.State.WAITING) Thread.yield();
        Thread putter = new Thread(() -> q.offer(1));
        putter.start();
        if (q.size() == 1) taker.interrupt();
        putter.join();
        taker.join();
    }
}
