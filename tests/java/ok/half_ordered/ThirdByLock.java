//@ flags: --race
// Nothing but a lock hands the box on; the opaque counter beside it does not matter.
import java.util.concurrent.atomic.AtomicInteger;

public class ThirdByLock {
    static class Box {
        int x;
    }

    static Box shared;

    public static void main(String[] args) {
        AtomicInteger looks = new AtomicInteger();
        Object lock = new Object();
        new Thread(() -> {
            Box box = new Box();
            box.x = 1;
            looks.setOpaque(1);
            synchronized (lock) {
                shared = box;
            }
        }).start();
        looks.getOpaque();
        Box box;
        synchronized (lock) {
            box = shared;
        }
        if (box != null) {
            box.x++;
        }
    }
}
