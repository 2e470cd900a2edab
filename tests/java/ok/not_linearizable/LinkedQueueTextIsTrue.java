//@ native: yes
//@ outputs: "[1, 2]\n" | "[2, 3]\n" | "[2]\n"
// LinkedBlockingQueue.toString copies the elements under both locks: what it shows was there at one moment.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

public class LinkedQueueTextIsTrue {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(List.of(1, 2));
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
