//@ flags: +listener=race
// get sees what was done before put.
import java.util.concurrent.*;

public class ThroughASkipList {
    static int x;

    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        Thread t = new Thread(() -> {
            x = 1;
            map.put(1, 1);
        });
        t.start();
        if (map.get(1) != null) {
            int seen = x;
        }
        t.join();
    }
}
