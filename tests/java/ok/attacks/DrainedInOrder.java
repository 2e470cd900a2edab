//@ outputs: "01" | "1"
//@ native: yes
// What was offered before the queue is emptied comes out first, because it is smaller.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.PriorityBlockingQueue;

public class DrainedInOrder {
    public static void main(String[] args) throws Exception {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();
        q.add(1);
        Thread t = new Thread(() -> q.offer(0));
        t.start();
        List<Integer> all = new ArrayList<>();
        q.drainTo(all);
        t.join();
        all.forEach(System.out::print);
    }
}
