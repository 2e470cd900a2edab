//@ outputs: "[1, 2, 3]\n" | "[1, 3]\n" | "[1, 3, 4]\n" | "[1, 2, 3, 4]\n"
// The iterator is always one ahead: 2 is seen unless it is removed before 1 is returned, and 4 if it is there when 3 is returned.
// The other thread removes before it puts. All four combinations can be had.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListWalked {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        for (int i = 1; i <= 3; i++) {
            map.put(i, i);
        }
        new Thread(() -> {
            map.remove(2);
            map.put(4, 4);
        }).start();
        List<Integer> seen = new ArrayList<>();
        for (int key : map.keySet()) {
            seen.add(key);
        }
        System.out.println(seen);
    }
}
