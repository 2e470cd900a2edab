//@ outputs: "ab" | "ba" | "aa"
// next of one iterator in two threads: both may get the same.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

public class IteratorSharedByTwo {
    static String x, y;

    static String next(Iterator<String> i) {
        try {
            return i.next();
        } catch (NoSuchElementException e) {
            return "!";
        }
    }

    public static void main(String[] args) throws Exception {
        Iterator<String> i = new ArrayList<>(List.of("a", "b")).iterator();
        Thread s = new Thread(() -> x = next(i));
        Thread t = new Thread(() -> y = next(i));
        s.start();
        t.start();
        s.join();
        t.join();
        System.out.print(x + y);
    }
}
