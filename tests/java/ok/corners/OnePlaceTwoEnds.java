//@ outputs: "true false 1" | "false true 2"
// There is room for one: whoever comes first has it, at whichever end.
import java.util.concurrent.*;
public class OnePlaceTwoEnds {
    static boolean a, b;
    public static void main(String[] args) throws Exception {
        LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>(1);
        Thread t = new Thread(() -> a = d.offerFirst(1));
        Thread u = new Thread(() -> b = d.offerLast(2));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.print(a + " " + b + " " + d.peek());
    }
}
