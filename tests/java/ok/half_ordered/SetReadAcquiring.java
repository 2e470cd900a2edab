//@ flags: --race
// A volatile write releases for whoever acquires.
import java.util.concurrent.atomic.AtomicReference;

public class SetReadAcquiring {
    static class Box {
        int x;
    }

    static final AtomicReference<Box> REF = new AtomicReference<>();

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1;
            REF.set(box);
        }).start();
        Box box = REF.getAcquire();
        if (box != null) {
            System.out.println(box.x);
        }
    }
}
