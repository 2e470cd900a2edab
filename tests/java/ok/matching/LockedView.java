//@ outputs: "1\n" | "2\n"
// Who locks the key set of a map locks nothing if there are two of them.
import java.util.HashMap;
import java.util.Map;

public class LockedView {
    static final Map<String, String> map = new HashMap<>();
    static int n;

    static void increment() {
        synchronized (map.keySet()) {
            n++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LockedView::increment);
        t.start();
        increment();
        t.join();
        System.out.println(n);
    }
}
