//@ outputs: "1" | "2"
// Both may put their element at the same index.
import java.util.ArrayDeque;

public class HeadsOfADeque {
    public static void main(String[] args) throws Exception {
        ArrayDeque<Integer> deque = new ArrayDeque<>(8);
        Thread other = new Thread(() -> deque.addLast(1));
        other.start();
        deque.addLast(2);
        other.join();
        System.out.print(deque.size());
    }
}
