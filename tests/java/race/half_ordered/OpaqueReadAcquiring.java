//@ flags: --race
// An acquire orders nothing if nothing was released.
import java.util.concurrent.atomic.AtomicReference;

public class OpaqueReadAcquiring {
    static class Box {
        int x;
    }

    static final AtomicReference<Box> REF = new AtomicReference<>();

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1; //~ RACE
            REF.setOpaque(box);
        }).start();
        Box box = REF.getAcquire();
        if (box != null) {
            System.out.println(box.x); //~ RACE
        }
    }
}
