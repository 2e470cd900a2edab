// computeIfAbsent of a synchronized map calls the function with the lock held.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SynchronizedMapsCompute {
    static final Map<String, String> A = Collections.synchronizedMap(new HashMap<>());
    static final Map<String, String> B = Collections.synchronizedMap(new HashMap<>());

    public static void main(String[] args) {
        new Thread(() -> A.computeIfAbsent("k", k -> B.get(k))).start(); //~ DEADLOCK
        B.computeIfAbsent("k", k -> A.get(k)); //~ DEADLOCK
    }
}
