//@ native: yes
//@ outputs: "0\n" | "1\n" | "2\n"
// addAll of a blocking queue adds element by element.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;

public class QueueAddAll {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        Thread t = new Thread(() -> queue.addAll(List.of(1, 2)));
        t.start();
        int size = queue.size();
        t.join();
        System.out.println(size);
    }
}
