//@ native: yes
//@ outputs: "1 2\n" | "null 1\n" | "null null\n"
// LinkedBlockingDeque.addAll links a finished chain under its lock: (1, null) does not exist.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.List;
import java.util.concurrent.LinkedBlockingDeque;

public class DequeAddAllIsOneStep {
    public static void main(String[] args) throws Exception {
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
        Thread t = new Thread(() -> deque.addAll(List.of(1, 2)));
        t.start();
        Integer first = deque.poll();
        Integer second = deque.poll();
        t.join();
        System.out.println(first + " " + second);
    }
}
