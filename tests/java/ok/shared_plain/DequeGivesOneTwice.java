//@ outputs: "ab" | "ba" | "aa" | "a-" | "-a" 
// poll of a plain deque in two threads.
import java.util.ArrayDeque;

public class DequeGivesOneTwice {
    static String x, y;

    public static void main(String[] args) throws Exception {
        ArrayDeque<String> d = new ArrayDeque<>();
        d.add("a");
        d.add("b");
        Thread t = new Thread(() -> x = d.poll());
        t.start();
        y = d.poll();
        t.join();
        System.out.print((x == null ? "-" : x) + (y == null ? "-" : y));
    }
}
