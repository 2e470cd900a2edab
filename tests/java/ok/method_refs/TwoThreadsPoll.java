//@ native: yes
//@ outputs: "[2, 3]\n" | "[3]\n"
// ArrayDeque is no concurrent queue. Two polls take 1 and 2, or both take 1, or one reads the head,
// is overtaken, and finds null there: then 2 stays.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayDeque;
import java.util.List;

public class TwoThreadsPoll {
    public static void main(String[] args) throws Exception {
        ArrayDeque<Integer> deque = new ArrayDeque<>(List.of(1, 2, 3));
        Thread t = new Thread(deque::poll);
        Thread u = new Thread(deque::poll);
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(deque);
    }
}
