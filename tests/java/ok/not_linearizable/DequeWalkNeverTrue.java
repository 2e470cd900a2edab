//@ native: yes
//@ outputs: "[1, 2]\n" | "[2, 3]\n" | "[1, 2, 3]\n" | "[2]\n"
// The deque holds [1, 2]; the other thread removes 1, then adds 3: true contents are [1, 2], [2] and
// [2, 3]. A walk that has passed 1 before it was removed finds 3 later: [1, 2, 3]. A walk never misses 2.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

public class DequeWalkNeverTrue {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1, 2));
        Thread t = new Thread(() -> {
            deque.pollFirst();
            deque.addLast(3);
        });
        t.start();
        String seen = deque.toString();
        t.join();
        System.out.println(seen);
    }
}
