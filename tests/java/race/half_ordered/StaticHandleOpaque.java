//@ flags: --race
// Opaque accesses order nothing but themselves, on static fields too.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class StaticHandleOpaque {
    static class Box {
        int x;
    }

    static Box shared;
    static final VarHandle SHARED;

    static {
        try {
            SHARED = MethodHandles.lookup().findStaticVarHandle(StaticHandleOpaque.class, "shared", Box.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1; //~ RACE
            SHARED.setOpaque(box);
        }).start();
        Box box = (Box) SHARED.getOpaque();
        if (box != null) {
            System.out.println(box.x); //~ RACE
        }
    }
}
