//@ flags: --race
// The reader looks in opaque mode first and acquires before it reads: the usual way to spin.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class OpaqueThenAcquire {
    static int x;
    static int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(OpaqueThenAcquire.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            FLAG.setRelease(1);
        }).start();
        if ((int) FLAG.getOpaque() == 1 && (int) FLAG.getAcquire() == 1) {
            System.out.println(x);
        }
    }
}
