//@ outputs: "11" | "12" | "22" | "21"
// Two questions of a view are two steps; here the second may see less than the first.
import java.util.concurrent.ConcurrentSkipListSet;

public class SkipListHeadAndTail {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListSet<Integer> s = new ConcurrentSkipListSet<>();
        s.add(1);
        Thread t = new Thread(() -> {
            s.add(2);
            s.remove(2);
        });
        t.start();
        int a = s.headSet(5).last();
        int b = s.descendingSet().first();
        t.join();
        System.out.print(a + "" + b);
    }
}
