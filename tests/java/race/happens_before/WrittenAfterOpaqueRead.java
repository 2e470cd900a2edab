//@ flags: +listener=race
//@ needs: jdk<=20
// The reader reads before its opaque write: the writer is not ordered after it.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class WrittenAfterOpaqueRead {
    static int x;
    static int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(WrittenAfterOpaqueRead.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }


    public static void main(String[] args) {
        new Thread(() -> {
            int seen = x; //~ RACE
            FLAG.setOpaque(1 + seen);
        }).start();
        while ((int) FLAG.getOpaque() == 0) {
            Thread.onSpinWait();
        }
        x = 1; //~ RACE
    }
}
