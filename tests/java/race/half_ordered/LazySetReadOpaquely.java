//@ flags: --race
// lazySet releases; the reader does not acquire.
import java.util.concurrent.atomic.AtomicReference;

public class LazySetReadOpaquely {
    static class Box {
        int x;
    }

    static final AtomicReference<Box> REF = new AtomicReference<>();

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1; //~ RACE
            REF.lazySet(box);
        }).start();
        Box box = REF.getOpaque();
        if (box != null) {
            System.out.println(box.x); //~ RACE
        }
    }
}
