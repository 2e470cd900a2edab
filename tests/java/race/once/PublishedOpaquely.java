//@ flags: --race
// Opaque accesses order nothing but themselves.
import java.util.concurrent.atomic.AtomicReference;

public class PublishedOpaquely {
    static class Box {
        int x;
    }

    public static void main(String[] args) throws Exception {
        AtomicReference<Box> ref = new AtomicReference<>();
        Thread other = new Thread(() -> {
            Box box = new Box();
            box.x = 1; //~ RACE
            ref.setOpaque(box);
        });
        other.start();
        Box box = ref.getOpaque();
        if (box != null) {
            box.x++; //~ RACE
        }
    }
}
