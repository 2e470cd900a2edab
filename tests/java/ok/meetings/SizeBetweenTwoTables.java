//@ outputs: "0\n" | "1\n"
// The walk sees the new key or not.
import java.util.concurrent.*;

public class SizeBetweenTwoTables {
    public static void main(String[] a) throws Exception {
        ConcurrentHashMap<Integer,Integer> m = new ConcurrentHashMap<>();
        Thread t = new Thread(() -> m.computeIfAbsent(1, k -> 1));
        t.start();
        int n = 0;
        for (Integer k : m.keySet()) n++;
        System.out.println(n);
        t.join();
    }
}
