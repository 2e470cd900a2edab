//@ native: yes
//@ outputs: "ab\n" | "ba\n"
// Two producers, either order.
import java.util.concurrent.LinkedBlockingQueue;

public class LinkedQueueTwoProducers {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread a = new Thread(() -> queue.add("a"));
        Thread b = new Thread(() -> queue.add("b"));
        a.start();
        b.start();
        System.out.println(queue.take() + queue.take());
        a.join();
        b.join();
    }
}
