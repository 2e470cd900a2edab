//@ native: yes
//@ outputs: "1 null" | "null 1"
// Both poll the only element: one has it.
import java.util.concurrent.*;

public class OneSkipListElementPolledTwice {
    static Integer a, b;

    public static void main(String[] args) throws Exception {
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
        set.add(1);
        Thread t = new Thread(() -> a = set.pollFirst());
        t.start();
        b = set.pollLast();
        t.join();
        System.out.print(a + " " + b);
    }
}
