//@ outputs: "{1=a}" | "{}" | "{2=b}"
// A submap of a skip list shows what is in range, entry by entry. A walk that stands on 1 when it goes does not come by 2,
// which was put in when 1 was no longer in the list.
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;

public class SubMapSeesChanges {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> m = new ConcurrentSkipListMap<>();
        m.put(1, "a");
        m.put(9, "z");
        ConcurrentNavigableMap<Integer, String> sub = m.subMap(0, 5);
        Thread t = new Thread(() -> {
            m.remove(1);
            m.put(2, "b");
        });
        t.start();
        String s = sub.toString();
        t.join();
        System.out.print(s);
    }
}
