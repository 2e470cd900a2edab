//@ flags: +listener=race
// A plain write and a volatile-mode read of the same field.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class PlainAgainstVolatileMode {
    static int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(PlainAgainstVolatileMode.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> flag = 1).start(); //~ RACE
        int seen = (int) FLAG.getVolatile(); //~ RACE
    }
}
