//@ flags: --race
// A release and an acquire of the same variable.
import java.util.concurrent.atomic.AtomicReference;

public class PublishedByRelease {
    static class Box {
        int x;
    }

    public static void main(String[] args) throws Exception {
        AtomicReference<Box> ref = new AtomicReference<>();
        Thread other = new Thread(() -> {
            Box box = new Box();
            box.x = 1;
            ref.setRelease(box);
        });
        other.start();
        Box box = ref.getAcquire();
        if (box != null) {
            box.x++;
        }
    }
}
