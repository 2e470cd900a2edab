//@ outputs: "false 0" | "false 1" | "false 2" | "false 3" | "true 1" | "true 2" | "true 3"
// The estimate of a spliterator is the count of the map: each pair is counted after it is there, and whoever sees the second one knows that the first was counted.
import java.util.concurrent.*;
public class EstimateLacksTheFirst {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(5, 5);
        map.remove(5);
        Thread a = new Thread(() -> { map.put(0, 0); map.put(1, 1); });
        Thread b = new Thread(() -> map.put(2, 2));
        a.start(); b.start();
        boolean one = map.containsKey(1);
        long n = map.keySet().spliterator().estimateSize();
        a.join(); b.join();
        System.out.print(one + " " + n);
    }
}
