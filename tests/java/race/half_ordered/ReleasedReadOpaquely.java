//@ flags: --race
// A release orders nothing for whoever reads without acquiring.
import java.util.concurrent.atomic.AtomicReference;

public class ReleasedReadOpaquely {
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
        Box box = REF.getOpaque();
        if (box != null) {
            System.out.println(box.x); //~ RACE
        }
    }
}
