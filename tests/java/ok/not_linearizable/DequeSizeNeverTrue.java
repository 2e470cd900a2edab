//@ native: yes
//@ outputs: "1\n" | "2\n" | "3\n"
// ConcurrentLinkedDeque.size counts while it walks: [1, 2] loses 1, then gets 3. True sizes are 2 and 1;
// 3 is counted by a walk that passed 1 before it went and 3 after it came.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

public class DequeSizeNeverTrue {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1, 2));
        Thread t = new Thread(() -> {
            deque.pollFirst();
            deque.addLast(3);
        });
        t.start();
        int size = deque.size();
        t.join();
        System.out.println(size);
    }
}
