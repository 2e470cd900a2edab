//@ flags: +listener=race
//@ outputs: "" | "1"
// setRelease and getAcquire order what is before and after them.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ReleaseAndAcquireModes {
    static boolean flag;
    static int data;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(ReleaseAndAcquireModes.class, "flag", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1;
            FLAG.setRelease(true);
        }).start();
        if ((boolean) FLAG.getAcquire()) {
            System.out.print(data);
        }
    }
}
