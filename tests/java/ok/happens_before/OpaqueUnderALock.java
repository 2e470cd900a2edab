//@ flags: +listener=race
// The lock orders what the opaque accesses do not.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class OpaqueUnderALock {
    static int x;
    static int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(OpaqueUnderALock.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }


    static final Object LOCK = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (LOCK) {
                x = 1;
                FLAG.setOpaque(1);
            }
        }).start();
        synchronized (LOCK) {
            if ((int) FLAG.getOpaque() == 1) {
                System.out.println(x);
            }
        }
    }
}
