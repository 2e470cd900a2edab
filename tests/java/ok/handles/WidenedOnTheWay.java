//@ outputs: "01" | "10"
// An int given to a handle of a long: both threads count, and none is lost.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class WidenedOnTheWay {
    volatile long n;
    static final VarHandle N;
    static long x, y;

    static {
        try {
            N = MethodHandles.lookup().findVarHandle(WidenedOnTheWay.class, "n", long.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        WidenedOnTheWay w = new WidenedOnTheWay();
        Thread s = new Thread(() -> x = (long) N.getAndAdd(w, 1));
        Thread t = new Thread(() -> y = (long) N.getAndAdd(w, (byte) 1));
        s.start();
        t.start();
        s.join();
        t.join();
        System.out.print(x + "" + y);
    }
}
