//@ flags: --race
// getAndAdd in release and acquire mode is atomic, though the library reads before it compares.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleUpdatesInAllModes {
    static int number;
    static final VarHandle NUMBER;

    static {
        try {
            NUMBER = MethodHandles.lookup().findStaticVarHandle(HandleUpdatesInAllModes.class, "number", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            int old = (int) NUMBER.getAndAddRelease(1);
        }).start();
        int old = (int) NUMBER.getAndAddAcquire(1);
        NUMBER.setVolatile(old + 1);
    }
}
