//@ outputs: "3 true\n"
//@ note: none
// Two producers and a consumer around a queue of one.
import java.util.*;
import java.util.concurrent.*;

public class BoundedBlockingQueueOfTwo {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        for (int i = 1; i <= 2; i++) {
            int n = i;
            new Thread(() -> {
                try {
                    queue.put(n);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        }
        int sum = queue.take() + queue.take();
        System.out.println(sum + " " + queue.isEmpty());
    }
}
