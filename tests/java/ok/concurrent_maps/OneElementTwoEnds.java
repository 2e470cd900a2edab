//@ outputs: "x-" | "-x"
// Whoever takes the only element, at either end, has it alone.
import java.util.concurrent.ConcurrentLinkedDeque;

public class OneElementTwoEnds {
    static String a, b;

    public static void main(String[] args) throws Exception {
        ConcurrentLinkedDeque<String> d = new ConcurrentLinkedDeque<>();
        d.add("x");
        Thread t = new Thread(() -> a = d.pollFirst());
        t.start();
        b = d.pollLast();
        t.join();
        System.out.print((a == null ? "-" : a) + (b == null ? "-" : b));
    }
}
