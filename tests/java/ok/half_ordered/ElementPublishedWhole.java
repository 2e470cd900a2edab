//@ flags: --race
// Released and acquired by an element.
import java.util.concurrent.atomic.AtomicReferenceArray;

public class ElementPublishedWhole {
    static class Box {
        int x;
    }

    static final AtomicReferenceArray<Box> SLOTS = new AtomicReferenceArray<>(2);

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1;
            SLOTS.setRelease(1, box);
        }).start();
        Box box = SLOTS.getAcquire(1);
        if (box != null) {
            System.out.println(box.x);
        }
    }
}
