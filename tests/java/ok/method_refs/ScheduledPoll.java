//@ native: yes
//@ outputs: "0\n" | "1\n"
// A scheduled task polls the queue; main asks for its size before or after.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledPoll {
    public static void main(String[] args) {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        queue.add(1);
        ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
        pool.schedule(queue::poll, 1, TimeUnit.MILLISECONDS);
        int size = queue.size();
        pool.shutdown();
        System.out.println(size);
    }
}
