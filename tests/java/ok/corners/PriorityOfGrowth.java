//@ native: yes
//@ outputs: "123"
// A queue that has to grow lets go of its lock meanwhile; nothing gets lost.
import java.util.concurrent.*;

public class PriorityOfGrowth {
    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>(1);
        Thread t = new Thread(() -> {
            queue.add(3);
            queue.add(1);
        });
        t.start();
        queue.add(2);
        t.join();
        System.out.print(queue.poll() + "" + queue.poll() + queue.poll());
    }
}
