//@ outputs: "truefalse" | "falsetrue"
// One of two wins an element.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ArrayCompareAndSet {
    static final VarHandle V = MethodHandles.arrayElementVarHandle(String[].class);
    static boolean x, y;

    public static void main(String[] args) throws Exception {
        String[] a = new String[1];
        Thread s = new Thread(() -> x = V.compareAndSet(a, 0, null, "s"));
        Thread t = new Thread(() -> y = V.compareAndSet(a, 0, (String) null, "t"));
        s.start();
        t.start();
        s.join();
        t.join();
        System.out.print(x + "" + y);
    }
}
