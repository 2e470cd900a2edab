//@ native: yes
//@ outputs: "1" | "2"
// An update of the size is lost.
import java.util.*;

public class PriorityQueueOfTwo {
    public static void main(String[] args) throws Exception {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        Thread t = new Thread(() -> queue.add(1));
        t.start();
        queue.add(2);
        t.join();
        System.out.print(queue.size());
    }
}
