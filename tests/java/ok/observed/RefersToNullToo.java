//@ outputs: "falsetrue" | "truefalse" | "truetrue"
// A reference is cleared between two questions, or before, or after.
import java.lang.ref.WeakReference;

public class RefersToNullToo {
    static Object strong = new Object();
    static WeakReference<Object> weak = new WeakReference<>(strong);
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            weak.clear();
        });
        Thread t2 = new Thread(() -> {
            a = "" + weak.refersTo(strong) + weak.refersTo(null);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
