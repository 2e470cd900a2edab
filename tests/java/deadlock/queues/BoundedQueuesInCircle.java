// Two stages with full queues of one element, each putting into the other's.
import java.util.concurrent.ArrayBlockingQueue;

public class BoundedQueuesInCircle {
    static void stage(ArrayBlockingQueue<Integer> in, ArrayBlockingQueue<Integer> out) {
        try {
            out.put(1);
            out.put(2); //~ DEADLOCK
            in.take();
            in.take();
        } catch (InterruptedException e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> a = new ArrayBlockingQueue<>(1), b = new ArrayBlockingQueue<>(1);
        Thread t = new Thread(() -> stage(a, b));
        t.start();
        stage(b, a);
        t.join();
    }
}
