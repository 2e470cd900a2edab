//@ flags: +listener=race
// An opaque flag orders nothing.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class OpaqueDoesNotOrder {
    static boolean flag;
    static int data;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(OpaqueDoesNotOrder.class, "flag", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            data = 1; //~ RACE
            FLAG.setOpaque(true);
        }).start();
        if ((boolean) FLAG.getOpaque()) {
            System.out.print(data); //~ RACE
        }
    }
}
