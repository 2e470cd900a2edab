//@ native: yes
//@ outputs: "[1, 2]\n"
// Both threads drain one element of the same queue: its lock protects the list as well.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;

public class OneQueueDrainsInTurn {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        queue.addAll(List.of(1, 2));
        List<Integer> out = new ArrayList<>(4);
        Thread t = new Thread(() -> queue.drainTo(out, 1));
        t.start();
        queue.drainTo(out, 1);
        t.join();
        System.out.println(out);
    }
}
