//@ outputs: "" | "1" | "2" | "12"
// 1 lies before 2: an iterator that has passed the place of 1 can still see 2, though 2 came later.
import java.util.concurrent.ConcurrentHashMap;

public class IteratorSeesLaterNotEarlier {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.put(0, 0);
        Thread t = new Thread(() -> {
            m.put(1, 1);
            m.put(2, 2);
        });
        t.start();
        String s = "";
        for (int k : m.keySet()) {
            if (k > 0) {
                s += k;
            }
        }
        t.join();
        System.out.print(s);
    }
}
