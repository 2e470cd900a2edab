//@ flags: --race
// A volatile read acquires what was released.
import java.util.concurrent.atomic.AtomicReference;

public class ReleasedReadVolatile {
    static class Box {
        int x;
    }

    static final AtomicReference<Box> REF = new AtomicReference<>();

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1;
            REF.setRelease(box);
        }).start();
        Box box = REF.get();
        if (box != null) {
            System.out.println(box.x);
        }
    }
}
