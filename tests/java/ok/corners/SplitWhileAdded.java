//@ native: yes
//@ outputs: "1" | "2" | "CME"
// A spliterator binds when it is first used: it covers what is there then, and looks once more at the end. One element
// is there, another is added: before the binding both are seen, after the last look one, and in between it is noticed.
import java.util.*;

public class SplitWhileAdded {
    static int n;

    public static void main(String[] args) throws Exception {
        ArrayList<Integer> list = new ArrayList<>(List.of(1));
        Thread t = new Thread(() -> list.add(2));
        t.start();
        try {
            list.spliterator().forEachRemaining(x -> n++);
            System.out.print(n);
        } catch (ConcurrentModificationException e) {
            System.out.print("CME");
        }
        t.join();
    }
}
