//@ flags: --race
// What is acquired is another variable than what was released.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class AcquiredSomethingElse {
    static int x;
    static int flag;
    static volatile int other;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(AcquiredSomethingElse.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE
            FLAG.setRelease(1);
        }).start();
        if ((int) FLAG.getOpaque() == 1 && other == 0) {
            System.out.println(x); //~ RACE
        }
    }
}
