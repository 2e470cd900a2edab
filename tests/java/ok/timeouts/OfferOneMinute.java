//@ native: yes
//@ outputs: "true\n"
// The consumer makes room within a minute.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

public class OfferOneMinute {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        queue.add(1);
        Thread t = new Thread(queue::poll);
        t.start();
        System.out.println(queue.offer(2, 1, TimeUnit.MINUTES));
        t.join();
    }
}
