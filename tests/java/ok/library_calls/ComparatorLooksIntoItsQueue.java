//@ outputs: "12" | "22" | "02"
// A comparator that is asked under the queue's lock may ask the queue for its size: the lock is its thread's own. Main sees none,
// one or both of them at first.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class ComparatorLooksIntoItsQueue {
    static PriorityBlockingQueue<Integer> q;
    static int inside = 9;

    public static void main(String[] args) throws Exception {
        q = new PriorityBlockingQueue<>(4, (a, b) -> {
            inside = q.size();
            return a - b;
        });
        Thread t = new Thread(() -> { q.add(2); q.add(1); });
        t.start();
        int seen = q.size();
        t.join();
        System.out.print(seen + "" + q.size());
    }
}
