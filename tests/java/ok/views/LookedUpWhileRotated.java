//@ outputs: "11" | "12" | "null1" | "null2"
// A tree is rotated while another thread walks down.
import java.util.TreeMap;
import java.util.concurrent.Callable;

public class LookedUpWhileRotated {
    static TreeMap<Integer, Integer> m = new TreeMap<>();
    static String a = "";

    static String text(Callable<?> call) {
        try {
            return String.valueOf(call.call());
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        m.put(1, 1);
        m.put(2, 2);
        Thread t1 = new Thread(() -> {
            m.put(3, 3);
        });
        Thread t2 = new Thread(() -> {
            a = text(() -> m.get(1)) + text(() -> m.firstKey());
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
