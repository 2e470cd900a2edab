//@ outputs: "12" | "21"
//@ native: yes
// Each of two threads gets one of the two entries, the first to come the smaller one.
import java.util.concurrent.ConcurrentSkipListMap;

public class FirstEntriesPolled {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        map.put(1, "1");
        map.put(2, "2");
        String[] got = new String[1];
        Thread t = new Thread(() -> got[0] = map.pollFirstEntry().getValue());
        t.start();
        String mine = map.pollFirstEntry().getValue();
        t.join();
        System.out.print(mine + got[0]);
    }
}
