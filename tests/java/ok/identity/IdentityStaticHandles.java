// Handles and reflection keep offsets of static fields, whose classes are loaded in either order.
import java.lang.invoke.*;
import gov.nasa.jpf.vm.Verify;
public class IdentityStaticHandles {
    static class A { static int x; static VarHandle h; }
    static class B { static int y; static VarHandle h; }
    static void a() throws Exception { A.h = MethodHandles.lookup().findStaticVarHandle(A.class, "x", int.class); }
    static void b() throws Exception { B.h = MethodHandles.lookup().findStaticVarHandle(B.class, "y", int.class); }
    public static void main(String[] args) throws Throwable {
        if (Verify.getBoolean()) { a(); b(); } else { b(); a(); }
        Thread t = new Thread(() -> { A.h.getAndAdd(1); B.h.setVolatile(7); });
        t.start();
        B.h.compareAndSet(0, 2); int v = (int) A.h.getVolatile();
        t.join();
        java.lang.reflect.Field f = B.class.getDeclaredField("y"); f.setAccessible(true); f.setInt(null, 3 + f.getInt(null));
        MethodHandle g = MethodHandles.lookup().findStaticGetter(A.class, "x", int.class);
        int w = (int) g.invokeExact();
        Verify.getInt(0, 1);
    }
}
