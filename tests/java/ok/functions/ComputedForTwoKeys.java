//@ outputs: "1" | "2"
// Functions for different keys, in different bins, are called at the same time: they need a lock of their own.
import java.util.concurrent.ConcurrentHashMap;

public class ComputedForTwoKeys {
    static int made;

    static int make(int key) {
        made++;
        return key;
    }

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread other = new Thread(() -> map.computeIfAbsent(1, ComputedForTwoKeys::make));
        other.start();
        map.computeIfAbsent(2, ComputedForTwoKeys::make);
        other.join();
        System.out.print(made);
    }
}
