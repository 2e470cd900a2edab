//@ outputs: "2"
// A handle of a static field of the class itself.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class StaticFieldHandle {
    static int n;
    static final VarHandle N;

    static {
        try {
            N = MethodHandles.lookup().findStaticVarHandle(StaticFieldHandle.class, "n", int.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> N.getAndAdd(1));
        t.start();
        N.getAndAdd(1);
        t.join();
        System.out.print((int) N.getVolatile());
    }
}
