//@ flags: --race
// Release and acquire of one static field.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class StaticHandleWhole {
    static class Box {
        int x;
    }

    static Box shared;
    static final VarHandle SHARED;

    static {
        try {
            SHARED = MethodHandles.lookup().findStaticVarHandle(StaticHandleWhole.class, "shared", Box.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1;
            SHARED.setRelease(box);
        }).start();
        Box box = (Box) SHARED.getAcquire();
        if (box != null) {
            System.out.println(box.x);
        }
    }
}
