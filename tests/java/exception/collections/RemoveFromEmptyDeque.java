//@ expect: exception java.util.NoSuchElementException
// Tested and removed in two synchronized steps: the other thread takes the last element in between.
import java.util.ArrayDeque;

public class RemoveFromEmptyDeque {
    static final ArrayDeque<Integer> deque = new ArrayDeque<>();

    static void take() {
        boolean empty;
        synchronized (deque) {
            empty = deque.isEmpty();
        }
        if (!empty) {
            synchronized (deque) {
                deque.removeFirst(); //~ THROWS
            }
        }
    }

    public static void main(String[] args) throws Exception {
        deque.add(1);
        Thread t = new Thread(RemoveFromEmptyDeque::take);
        t.start();
        take();
        t.join();
    }
}
