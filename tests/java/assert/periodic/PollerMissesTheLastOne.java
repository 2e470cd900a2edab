// A consumer that stops as soon as the flag is up leaves something in the queue.
import java.util.concurrent.*;

public class PollerMissesTheLastOne {
    static volatile boolean stop;

    public static void main(String[] args) throws Exception {
        BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> {
            try {
                while (!stop) queue.poll(10, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
            }
        });
        t.start();
        queue.add("a");
        stop = true;
        t.join();
        assert queue.isEmpty();
    }
}
