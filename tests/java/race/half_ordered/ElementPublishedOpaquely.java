//@ flags: --race
// Elements of an atomic array, in opaque mode.
import java.util.concurrent.atomic.AtomicReferenceArray;

public class ElementPublishedOpaquely {
    static class Box {
        int x;
    }

    static final AtomicReferenceArray<Box> SLOTS = new AtomicReferenceArray<>(2);

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1; //~ RACE
            SLOTS.setOpaque(1, box);
        }).start();
        Box box = SLOTS.getOpaque(1);
        if (box != null) {
            System.out.println(box.x); //~ RACE
        }
    }
}
