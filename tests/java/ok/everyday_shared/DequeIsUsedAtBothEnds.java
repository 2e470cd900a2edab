//@ outputs: "1-" | "-1"
// The only element goes to one of them, whichever end it takes from.
import java.util.concurrent.ConcurrentLinkedDeque;

public class DequeIsUsedAtBothEnds {
    public static void main(String[] args) throws Exception {
        ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
        deque.add(1);
        Integer[] got = new Integer[1];
        Thread other = new Thread(() -> got[0] = deque.pollFirst());
        other.start();
        Integer mine = deque.pollLast();
        other.join();
        System.out.print((mine == null ? "-" : mine) + "" + (got[0] == null ? "-" : got[0]));
    }
}
