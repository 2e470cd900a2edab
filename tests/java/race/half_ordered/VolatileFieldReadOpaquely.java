//@ flags: --race
// A volatile field that a handle reads in opaque mode orders nothing for the reader.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class VolatileFieldReadOpaquely {
    static int x;
    static volatile int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(VolatileFieldReadOpaquely.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE
            flag = 1;
        }).start();
        if ((int) FLAG.getOpaque() == 1) {
            System.out.println(x); //~ RACE
        }
    }
}
