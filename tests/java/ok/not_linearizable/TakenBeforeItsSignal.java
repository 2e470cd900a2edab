//@ outputs: "put\n" | "interrupted\n"
// The queue is empty, and the one who waits for room is not told yet: interrupted then, it gives up.
import java.util.concurrent.*;

public class TakenBeforeItsSignal {
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);
        q.add(0);
        Thread putter = new Thread(() -> {
            try {
                q.put(1);
                System.out.println("put");
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        putter.start();
        while (putter.getState() != Thread.State.WAITING) Thread.yield();
        Thread taker = new Thread(q::poll);
        taker.start();
        if (q.size() == 0) putter.interrupt();
        taker.join();
        putter.join();
    }
}
