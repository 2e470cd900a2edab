//@ native: yes
//@ outputs: "3\n"
// Owner takes from one end, thief from the other: each item once.
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;

public class WorkStealingDeque {
    static final ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
    static final AtomicInteger sum = new AtomicInteger();

    static void add(Integer item) {
        if (item != null) sum.addAndGet(item);
    }

    public static void main(String[] args) throws Exception {
        deque.add(1);
        deque.add(2);
        Thread thief = new Thread(() -> add(deque.pollFirst()));
        thief.start();
        add(deque.pollLast());
        thief.join();
        System.out.println(sum);
    }
}
