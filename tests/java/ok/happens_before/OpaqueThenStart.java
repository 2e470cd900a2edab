//@ flags: +listener=race
// A start orders what was before it, with opaque accesses between or not.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class OpaqueThenStart {
    static int x;
    static int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(OpaqueThenStart.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }


    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> FLAG.setOpaque(2));
        other.start();
        x = 1;
        FLAG.setOpaque(1);
        Thread t = new Thread(() -> x++);
        t.start();
        t.join();
        other.join();
        System.out.println(x);
    }
}
