//@ native: yes
//@ outputs: "2" | "3"
// An iterator of a blocking queue has its first element from the start.
import java.util.concurrent.*;

public class QueueIteratedWhilePolled {
    public static void main(String[] args) throws Exception {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        queue.add(1);
        queue.add(2);
        Thread t = new Thread(queue::poll);
        t.start();
        int sum = 0;
        for (int i : queue) {
            sum += i;
        }
        t.join();
        System.out.print(sum);
    }
}
