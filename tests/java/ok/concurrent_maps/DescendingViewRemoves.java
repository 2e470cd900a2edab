//@ outputs: "3=c:{1=a, 2=b, 4=d}" | "4=d:{1=a, 2=b, 3=c}"
// pollFirstEntry of a descending view takes the largest that is there.
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

public class DescendingViewRemoves {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> m = new ConcurrentSkipListMap<>(Map.of(1, "a", 2, "b", 3, "c"));
        Thread t = new Thread(() -> m.put(4, "d"));
        t.start();
        Object first = m.descendingMap().pollFirstEntry();
        t.join();
        System.out.print(first + ":" + m);
    }
}
