//@ flags: +listener=race
//@ needs: jdk<=20
// A compare-and-set in plain mode is atomic and orders nothing.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class WeakPlainOrdersNothing {
    static int x;
    static int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(WeakPlainOrdersNothing.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }


    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE
            FLAG.weakCompareAndSetPlain(0, 1);
        }).start();
        if ((int) FLAG.getOpaque() == 1) {
            System.out.println(x); //~ RACE
        }
    }
}
