//@ outputs: "0,0" | "0,1" | "0,2" | "1,1" | "1,2" | "2,2"
// Two additions by a variable handle.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class AddedByHandle {
    static volatile int x;
    static final VarHandle X;

    static {
        try {
            X = MethodHandles.lookup().findStaticVarHandle(AddedByHandle.class, "x", int.class);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { X.getAndAdd(1); X.getAndAdd(1); });
        writer.start();
        int a = x;
        int b = x;
        writer.join();
        System.out.print(a + "," + b);
    }
}
