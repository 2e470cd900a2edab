//@ outputs: "stopped\n"
// A loop around a timed poll has finitely many states, though each round ends at a later instant: nobody keeps them.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollLoopIsFinite {
    static volatile boolean stop;

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> {
            try {
                while (!stop) queue.poll(10, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        stop = true;
        t.join();
        System.out.println("stopped");
    }
}
