//@ outputs: "false" | "true"
// A weak reference is asked before the collection or after it.
import java.lang.ref.WeakReference;

public class ClearedByCollection {
    static Object strong = new Object();
    static WeakReference<Object> weak = new WeakReference<>(strong);
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            strong = null;
            System.gc();
        });
        Thread t2 = new Thread(() -> {
            a = "" + (weak.get() != null);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
