//@ flags: +listener=race
//@ needs: jdk>=21
// Opaque accesses do not race with each other, but order nothing.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class OpaqueWhileLinking {
    static int x;
    static int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(OpaqueWhileLinking.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE
            FLAG.setOpaque(1);
        }).start();
        if ((int) FLAG.getOpaque() == 1) {
            System.out.println(x); //~ RACE
        }
    }
}
