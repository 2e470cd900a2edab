//@ flags: --race
// Elements of a plain array, released and acquired.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleOfElementsWhole {
    static class Box {
        int x;
    }

    static final Box[] SLOTS = new Box[2];
    static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(Box[].class);

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1;
            SLOT.setRelease(SLOTS, 1, box);
        }).start();
        Box box = (Box) SLOT.getAcquire(SLOTS, 1);
        if (box != null) {
            System.out.println(box.x);
        }
    }
}
