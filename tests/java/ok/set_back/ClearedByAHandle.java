//@ outputs: "00" | "01" | "10" | "11"
// Set by an ordinary write and cleared by a variable handle; the reader uses another mode of it.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ClearedByAHandle {
    int x;
    static final VarHandle X;

    static {
        try {
            X = MethodHandles.lookup().findVarHandle(ClearedByAHandle.class, "x", int.class);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }

    public static void main(String[] args) throws Exception {
        ClearedByAHandle it = new ClearedByAHandle();
        Thread writer = new Thread(() -> {
            it.x = 1;
            X.setRelease(it, 0);
        });
        writer.start();
        int a = (int) X.getOpaque(it);
        int b = (int) X.getAcquire(it);
        System.out.print("" + a + b);
    }
}
