// Collections.synchronizedMap: equals holds the one's mutex and asks the other for its size.
// Confirmed on JDK 17 and 25: seen.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SynchronizedMapsCompareEachOther {
    public static void main(String[] args) {
        Map<Integer, Integer> a = Collections.synchronizedMap(new HashMap<>(Map.of(1, 1)));
        Map<Integer, Integer> b = Collections.synchronizedMap(new HashMap<>(Map.of(1, 1)));
        new Thread(() -> a.equals(b)).start(); //~ DEADLOCK
        b.equals(a); //~ DEADLOCK
    }
}
