//@ flags: +listener=race
// A volatile write after the opaque one orders both.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class OpaqueThenVolatile {
    static int x;
    static int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(OpaqueThenVolatile.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }


    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            FLAG.setOpaque(1);
            done = true;
        }).start();
        if (done) {
            System.out.println((int) FLAG.getOpaque() + x);
        }
    }
}
