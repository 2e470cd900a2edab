//@ flags: +listener=race
// The same with calls that were linked before.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class OpaqueLinkedBefore {
    static int x;
    static int flag;
    static final VarHandle FLAG;

    static {
        try {
            FLAG = MethodHandles.lookup().findStaticVarHandle(OpaqueLinkedBefore.class, "flag", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static void say(int n) {
        FLAG.setOpaque(n);
    }

    static int seen() {
        return (int) FLAG.getOpaque();
    }

    public static void main(String[] args) {
        say(0);
        seen();
        new Thread(() -> {
            x = 1; //~ RACE
            say(1);
        }).start();
        if (seen() == 1) {
            System.out.println(x); //~ RACE
        }
    }
}
