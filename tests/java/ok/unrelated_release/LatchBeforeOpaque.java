//@ flags: --race
// The box is filled before the latch is counted down and published in opaque mode after it: whoever has waited for the latch is ordered
// after the filling.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;

public class LatchBeforeOpaque {
    static class Box {
        int x;
    }

    static final AtomicReference<Box> REF = new AtomicReference<>();

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch filled = new CountDownLatch(1);
        new Thread(() -> {
            Box box = new Box();
            box.x = 1;
            filled.countDown();
            REF.setOpaque(box);
        }).start();
        filled.await();
        Box box = REF.getOpaque();
        if (box != null) {
            box.x++;
        }
    }
}
