//@ flags: --race
// An update that acquires does not release what it writes.
import java.util.concurrent.atomic.AtomicReference;

public class UpdateThatOnlyAcquires {
    static class Box {
        int x;
    }

    static final AtomicReference<Box> REF = new AtomicReference<>();

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1; //~ RACE
            REF.compareAndExchangeAcquire(null, box);
        }).start();
        Box box = REF.get();
        if (box != null) {
            System.out.println(box.x); //~ RACE
        }
    }
}
