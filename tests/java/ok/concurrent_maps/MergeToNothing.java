//@ native: yes
//@ outputs: "{}" | "{1=1}" 
// Merging to null removes the pair; the other put comes before (and is merged away) or after.
import java.util.concurrent.*;
public class MergeToNothing {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        m.put(1, 0);
        Thread t = new Thread(() -> m.merge(1, 5, (a, b) -> null));
        t.start();
        m.put(1, 1);
        t.join();
        System.out.print(m);
    }
}
