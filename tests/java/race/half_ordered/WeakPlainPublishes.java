//@ flags: --race
// A compare-and-set in plain mode is atomic and orders nothing.
import java.util.concurrent.atomic.AtomicReference;

public class WeakPlainPublishes {
    static class Box {
        int x;
    }

    static final AtomicReference<Box> REF = new AtomicReference<>();

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1; //~ RACE
            REF.weakCompareAndSetPlain(null, box);
        }).start();
        Box box = REF.get();
        if (box != null) {
            System.out.println(box.x); //~ RACE
        }
    }
}
