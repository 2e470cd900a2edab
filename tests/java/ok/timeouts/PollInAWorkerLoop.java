//@ outputs: "3\n"
//@ native: yes
// A consumer that polls a second at a time until the producer said that it is through.
import java.util.concurrent.*;

public class PollInAWorkerLoop {
    static volatile boolean through;

    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        int[] sum = new int[1];
        Thread consumer = new Thread(() -> {
            try {
                while (true) {
                    Integer n = queue.poll(1, TimeUnit.SECONDS);
                    if (n != null) sum[0] += n;
                    else if (through && queue.isEmpty()) return;
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        consumer.start();
        for (int i = 1; i <= 2; i++) queue.put(i);
        through = true;
        consumer.join();
        System.out.println(sum[0]);
    }
}
