//@ flags: +listener=race
// What was written before a release is ordered before what comes after the acquire.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ReleaseAndAcquire {
    static int x;
    static int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(ReleaseAndAcquire.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }


    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            FLAG.setRelease(1);
        }).start();
        if ((int) FLAG.getAcquire() == 1) {
            System.out.println(x);
        }
    }
}
