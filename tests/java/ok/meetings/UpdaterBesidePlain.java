//@ outputs: "10\n" | "11\n"
// A plain read and write beside an atomic increment: one is lost, or the other comes in between, or none.
import java.util.concurrent.atomic.*;

public class UpdaterBesidePlain {
    volatile int x;
    static final AtomicIntegerFieldUpdater<UpdaterBesidePlain> U = AtomicIntegerFieldUpdater.newUpdater(UpdaterBesidePlain.class, "x");

    public static void main(String[] a) throws Exception {
        UpdaterBesidePlain o = new UpdaterBesidePlain();
        Thread t = new Thread(() -> {
            int v = o.x;
            o.x = v + 10;
        });
        t.start();
        U.incrementAndGet(o);
        t.join();
        System.out.println(o.x);
    }
}
