//@ flags: --race
//@ outputs: "1\n"
// A lock made of an updater: the one who gets it writes plainly.
import java.util.concurrent.atomic.*;

public class FieldUpdaterGuards {
    volatile int taken;
    static int winner;
    static final AtomicIntegerFieldUpdater<FieldUpdaterGuards> TAKEN =
        AtomicIntegerFieldUpdater.newUpdater(FieldUpdaterGuards.class, "taken");

    public static void main(String[] args) throws Exception {
        FieldUpdaterGuards g = new FieldUpdaterGuards();
        Runnable r = () -> {
            if (TAKEN.compareAndSet(g, 0, 1)) winner++;
        };
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        System.out.println(winner);
    }
}
