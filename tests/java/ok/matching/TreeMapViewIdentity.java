//@ native: yes
//@ outputs: "false\n" | "true\n"
// As KeySetIdentity with TreeMap.descendingMap.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.NavigableMap;
import java.util.TreeMap;

public class TreeMapViewIdentity {
    public static void main(String[] args) throws Exception {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        Thread t = new Thread(() -> map.descendingMap());
        t.start();
        NavigableMap<Integer, Integer> mine = map.descendingMap();
        t.join();
        System.out.println(mine == map.descendingMap());
    }
}
