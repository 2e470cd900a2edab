//@ outputs: "16 first\n" | "0 first\n"
// With twelve keys the table grows, and the order of the keys is another one; with one removed before that it does not.
import java.util.concurrent.*;

public class GrownOrNot {
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer,Integer> m = new ConcurrentHashMap<>();
        m.put(16, 0);
        m.put(0, 0);
        for (int i = 1; i < 10; i++) m.put(i, 0);
        Thread t = new Thread(() -> m.remove(9));
        t.start();
        m.put(10, 0);
        t.join();
        System.out.println(m.keySet().iterator().next() + " first");
    }
}
