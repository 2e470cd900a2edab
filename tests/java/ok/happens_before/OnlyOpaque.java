//@ flags: +listener=race
// Opaque accesses to one variable do not race with each other.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class OnlyOpaque {
    static int x;
    static int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(OnlyOpaque.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }


    public static void main(String[] args) {
        new Thread(() -> FLAG.setOpaque(1)).start();
        System.out.println((int) FLAG.getOpaque());
        FLAG.setOpaque(2);
    }
}
