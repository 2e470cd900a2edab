//@ native: yes
//@ outputs: "[1, 2]\n" | "[2, 3]\n" | "[1, 2, 3]\n" | "[2]\n"
// As DequeWalkNeverTrue with ConcurrentLinkedQueue.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueWalkNeverTrue {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1, 2));
        Thread t = new Thread(() -> {
            queue.poll();
            queue.add(3);
        });
        t.start();
        String seen = queue.toString();
        t.join();
        System.out.println(seen);
    }
}
