//@ flags: --race
// An update that releases, read by an acquire.
import java.util.concurrent.atomic.AtomicReference;

public class UpdateThatReleases {
    static class Box {
        int x;
    }

    static final AtomicReference<Box> REF = new AtomicReference<>();

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1;
            REF.compareAndExchangeRelease(null, box);
        }).start();
        Box box = REF.get();
        if (box != null) {
            System.out.println(box.x);
        }
    }
}
