//@ expect: exception java.lang.IllegalStateException
// remainingCapacity looked at, then add: the other thread fills the last place in between.
import java.util.concurrent.ArrayBlockingQueue;

public class AddToFullQueue {
    static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

    static void offer(int v) {
        if (queue.remainingCapacity() > 0) queue.add(v); //~ THROWS
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> offer(1));
        t.start();
        offer(2);
        t.join();
    }
}
