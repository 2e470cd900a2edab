//@ flags: --race
// An update that releases reads without acquiring: the published box is not ordered before.
import java.util.concurrent.atomic.AtomicReference;

public class SwappedReleasing {
    static class Box {
        int x;
    }

    static final AtomicReference<Box> REF = new AtomicReference<>();

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1; //~ RACE
            REF.setRelease(box);
        }).start();
        Box box = (REF.compareAndExchangeRelease(null, null));
        if (box != null) {
            System.out.println(box.x); //~ RACE
        }
    }
}
