//@ native: yes
//@ outputs: "6\n"
// A bounded blocking queue between one producer and one consumer.
import java.util.concurrent.ArrayBlockingQueue;

public class BlockingQueueHandOver {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        Thread t = new Thread(() -> {
            try {
                for (int i = 1; i <= 3; i++) queue.put(i);
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        });
        t.start();
        int sum = 0;
        for (int i = 1; i <= 3; i++) {
            int got = queue.take();
            assert got == i;
            sum += got;
        }
        t.join();
        System.out.println(sum);
    }
}
