//@ outputs: "0" | "1"
// The other thread may still hold the key when the collection comes.
import java.util.*;
public class WeakMapForgets {
    static volatile Object key = new Object();
    public static void main(String[] args) throws Exception {
        WeakHashMap<Object, Integer> m = new WeakHashMap<>();
        m.put(key, 1);
        Thread t = new Thread(() -> key = null);
        t.start();
        System.gc();
        System.out.print(m.size());
        t.join();
    }
}
