//@ expect: exception java.util.NoSuchElementException
// One thread reads where the head is, is overtaken by the other's pop, and finds null there.
// Confirmed on JDK 17 and 25: seen.
import java.util.ArrayDeque;
import java.util.List;

public class TwoThreadsPop {
    public static void main(String[] args) {
        ArrayDeque<Integer> deque = new ArrayDeque<>(List.of(1, 2, 3));
        new Thread(deque::pop).start();
        new Thread(deque::pop).start();
    }
}
