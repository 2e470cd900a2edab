//@ native: yes
//@ outputs: "0" | "1" | "11"
// A combinator calls its filter, then its target: two reads with a write of another between them.
import java.lang.invoke.*;
public class FilterBeforeTheTarget {
    static int x;
    static int read() { return x; }
    static int twice(int a) { return a * 10 + x; }
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle read = l.findStatic(FilterBeforeTheTarget.class, "read", MethodType.methodType(int.class));
        MethodHandle twice = l.findStatic(FilterBeforeTheTarget.class, "twice", MethodType.methodType(int.class, int.class));
        MethodHandle both = MethodHandles.filterReturnValue(read, twice);
        Thread t = new Thread(() -> x = 1);
        t.start();
        int r = (int) both.invokeExact();
        System.out.print(r);
        t.join();
    }
}
