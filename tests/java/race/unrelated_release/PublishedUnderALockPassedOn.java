//@ flags: --race
// A box is handed over under a lock, which orders the second thread; that one hands it on in opaque mode, which orders nobody.
import java.util.concurrent.atomic.AtomicReference;

public class PublishedUnderALockPassedOn {
    static class Box {
        int x;
    }

    static Box shared;
    static final Object LOCK = new Object();
    static final AtomicReference<Box> ON = new AtomicReference<>();

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            box.x = 1; //~ RACE
            synchronized (LOCK) {
                shared = box;
            }
        }).start();
        new Thread(() -> {
            Box box;
            synchronized (LOCK) {
                box = shared;
            }
            ON.setOpaque(box);
        }).start();
        Box box = ON.getOpaque();
        if (box != null) {
            System.out.println(box.x); //~ RACE
        }
    }
}
