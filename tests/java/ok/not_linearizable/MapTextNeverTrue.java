//@ native: yes
//@ outputs: "{1=1, 3=3}\n" | "{1=1}\n" | "{3=3}\n" | "{}\n"
// The walk passes bin 1 when it is empty and finds 3 in bin 3, although 1 was put before 3: {3=3} was
// never the contents.
// Confirmed on JDK 17 and 25, but for "{1=1}", "{3=3}".
import java.util.concurrent.ConcurrentHashMap;

public class MapTextNeverTrue {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> {
            map.put(1, 1);
            map.put(3, 3);
        });
        t.start();
        String seen = map.toString();
        t.join();
        System.out.println(seen);
    }
}
