//@ flags: --race
// lazySet releases, getAcquire acquires: what was written before is ordered before.
import java.util.concurrent.atomic.AtomicReference;

public class LazySetReadAcquiring {
    static class Box {
        int x;
    }

    static final AtomicReference<Box> REF = new AtomicReference<>();

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1;
            REF.lazySet(box);
        }).start();
        Box box = REF.getAcquire();
        if (box != null) {
            System.out.println(box.x);
        }
    }
}
