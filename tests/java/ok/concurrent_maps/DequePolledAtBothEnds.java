//@ native: yes
//@ outputs: "a null" | "null a"
// One of two gets the only element.
import java.util.concurrent.*;

public class DequePolledAtBothEnds {
    static String mine;

    public static void main(String[] args) throws Exception {
        ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>();
        deque.add("a");
        Thread t = new Thread(() -> mine = deque.pollFirst());
        t.start();
        String other = deque.pollLast();
        t.join();
        System.out.print(mine + " " + other);
    }
}
