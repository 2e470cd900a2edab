//@ outputs: "true true" | "true false" | "false false"
// The reference is cleared at some moment, and stays so.
import java.lang.ref.*;
public class RefersToWhileCleared {
    static final Object STRONG = new Object();
    public static void main(String[] args) throws Exception {
        WeakReference<Object> r = new WeakReference<>(STRONG);
        Thread t = new Thread(r::clear);
        t.start();
        boolean a = r.refersTo(STRONG), b = r.refersTo(STRONG);
        t.join();
        System.out.print(a + " " + b);
    }
}
