//@ flags: --race
// The flag is released, and read without acquiring: x is not ordered.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class FlagReleasedReadOpaquely {
    int x;
    int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findVarHandle(FlagReleasedReadOpaquely.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        FlagReleasedReadOpaquely all = new FlagReleasedReadOpaquely();
        new Thread(() -> {
            all.x = 1; //~ RACE
            FLAG.setRelease(all, 1);
        }).start();
        if ((int) FLAG.getOpaque(all) == 1) {
            System.out.println(all.x); //~ RACE
        }
    }
}
