//@ flags: --race
//@ known-wrong: what a thread writes before it publishes an object is not kept in mind, so that it has no race where the publication orders nothing
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
