//@ outputs: "00" | "01" | "10" | "11"
// A field updater is local to its thread, the object it reads is an argument that others reach.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class LocalUpdater {
    volatile int x, y;

    public static void main(String[] args) throws Exception {
        LocalUpdater shared = new LocalUpdater();
        Thread t = new Thread(() -> {
            shared.x = 1;
            shared.y = 1;
        });
        t.start();
        AtomicIntegerFieldUpdater<LocalUpdater> ux = AtomicIntegerFieldUpdater.newUpdater(LocalUpdater.class, "x");
        AtomicIntegerFieldUpdater<LocalUpdater> uy = AtomicIntegerFieldUpdater.newUpdater(LocalUpdater.class, "y");
        int p = ux.get(shared), q = uy.get(shared);
        t.join();
        System.out.print(p + "" + q);
    }
}
