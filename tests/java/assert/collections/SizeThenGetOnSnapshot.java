// isEmpty and poll on a concurrent queue are two steps: the head may be gone.
import java.util.concurrent.ConcurrentLinkedQueue;

public class SizeThenGetOnSnapshot {
    static final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();

    static void drainOne() {
        if (!queue.isEmpty()) {
            String head = queue.poll();
            assert head != null; //~ ASSERT
        }
    }

    public static void main(String[] args) throws Exception {
        queue.add("only");
        Thread t = new Thread(SizeThenGetOnSnapshot::drainOne);
        t.start();
        drainOne();
        t.join();
    }
}
