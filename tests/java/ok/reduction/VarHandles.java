//@ outputs: "00" | "01" | "10" | "11"
// Accesses through handles are visible: two reads see any progress of two writes.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VarHandles {
    static volatile int x, y;

    public static void main(String[] args) throws Exception {
        VarHandle hx = MethodHandles.lookup().findStaticVarHandle(VarHandles.class, "x", int.class);
        VarHandle hy = MethodHandles.lookup().findStaticVarHandle(VarHandles.class, "y", int.class);
        Thread t = new Thread(() -> {
            hx.setVolatile(1);
            hy.setVolatile(1);
        });
        t.start();
        int p = (int) hx.getVolatile(), q = (int) hy.getVolatile();
        t.join();
        System.out.print(p + "" + q);
    }
}
