//@ outputs: "2"
// Keys 0 and 16 share a bin of the first table of sixteen, whose lock is held while a function runs.
import java.util.concurrent.ConcurrentHashMap;

public class ComputedInOneBin {
    static int made;

    static int make(int key) {
        made++;
        return key;
    }

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        Thread other = new Thread(() -> map.computeIfAbsent(0, ComputedInOneBin::make));
        other.start();
        map.computeIfAbsent(16, ComputedInOneBin::make);
        other.join();
        System.out.print(made);
    }
}
