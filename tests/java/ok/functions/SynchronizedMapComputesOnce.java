//@ outputs: "1"
// A synchronized map calls the function with its lock held, and only if the key is not there.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SynchronizedMapComputesOnce {
    static int made;

    static String make(String key) {
        made++;
        return key;
    }

    public static void main(String[] args) throws Exception {
        Map<String, String> map = Collections.synchronizedMap(new HashMap<>());
        Thread other = new Thread(() -> map.computeIfAbsent("k", SynchronizedMapComputesOnce::make));
        other.start();
        map.computeIfAbsent("k", SynchronizedMapComputesOnce::make);
        other.join();
        System.out.print(made);
    }
}
