//@ outputs: "false false" | "true true"
// Whoever takes the object out of a weak reference before the collection keeps it from being cleared.
import java.lang.ref.WeakReference;

public class HeldBeforeCollection {
    static Object strong = new Object(), kept;
    static WeakReference<Object> weak = new WeakReference<>(strong);

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            strong = null;
            System.gc();
        });
        Thread t2 = new Thread(() -> {
            kept = weak.get();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print((kept != null) + " " + (weak.get() != null));
    }
}
