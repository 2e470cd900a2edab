//@ flags: +listener=race
// get and set of a VarHandle are plain accesses.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class PlainModeOfHandles {
    static int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(PlainModeOfHandles.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> FLAG.set(1)).start(); //~ RACE
        int seen = (int) FLAG.get(); //~ RACE
    }
}
