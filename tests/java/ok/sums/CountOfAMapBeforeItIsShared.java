//@ native: yes
//@ outputs: "0 true 1" | "0 true 2" | "0 false 1" | "0 false 2" | "0 false 0"
// Asked first while nobody else has the map, and then while another thread adds to it: a pair is there before it is counted, and
// who sees the second one knows that the first one was counted.
import java.util.concurrent.ConcurrentHashMap;

public class CountOfAMapBeforeItIsShared {
    static volatile ConcurrentHashMap<Integer, Integer> map;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            ConcurrentHashMap<Integer, Integer> shared = map;
            if (shared != null) {
                shared.put(1, 1);
                shared.put(2, 2);
            }
        });
        ConcurrentHashMap<Integer, Integer> own = new ConcurrentHashMap<>();
        int before = own.size();
        map = own;
        t.start();
        boolean there = own.containsKey(2);
        System.out.print(before + " " + there + " " + own.size());
        t.join();
    }
}
