//@ native: yes
//@ outputs: "1 2\n" | "null 1\n" | "null null\n"
// ConcurrentLinkedQueue.addAll links a finished chain at once: (1, null) does not exist.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

public class ConcurrentQueueAddAllIsOneStep {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        Thread t = new Thread(() -> queue.addAll(List.of(1, 2)));
        t.start();
        Integer first = queue.poll();
        Integer second = queue.poll();
        t.join();
        System.out.println(first + " " + second);
    }
}
