//@ flags: --race
// Released by an element, and read without acquiring.
import java.util.concurrent.atomic.AtomicReferenceArray;

public class ElementPublishedByHalf {
    static class Box {
        int x;
    }

    static final AtomicReferenceArray<Box> SLOTS = new AtomicReferenceArray<>(2);

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1; //~ RACE
            SLOTS.lazySet(1, box);
        }).start();
        Box box = SLOTS.getOpaque(1);
        if (box != null) {
            System.out.println(box.x); //~ RACE
        }
    }
}
