//@ outputs: "gone" | "kept" | "null"
// The reference is cleared before the first look, between both, or after.
import java.lang.ref.*;
public class ClearedReference {
    static final Object STRONG = new Object();
    public static void main(String[] args) throws Exception {
        WeakReference<Object> r = new WeakReference<>(STRONG);
        Thread t = new Thread(r::clear);
        t.start();
        String s = "gone";
        if (r.get() != null) s = r.get() == null ? "null" : "kept";
        t.join();
        System.out.print(s);
    }
}
