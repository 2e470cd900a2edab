//@ outputs: "0" | "1"
import java.util.*;

// The entry is made by whoever asks first.
public class MapEntryMadeByOne {
    static int x;
    static final Map<String,Integer> V = Collections.synchronizedMap(new HashMap<>());

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> V.computeIfAbsent("k", k -> x));
        t.start();
        x = 1;
        int v = V.computeIfAbsent("k", k -> x);
        t.join();
        System.out.print(v);
    }
}
