//@ native: yes
//@ outputs: "1" | "2"
// An increment of a volatile field is two steps, whatever others do to it.
import java.util.concurrent.atomic.*;

public class UpdaterAgainstIncrement {
    volatile int n;

    static final AtomicIntegerFieldUpdater<UpdaterAgainstIncrement> N =
            AtomicIntegerFieldUpdater.newUpdater(UpdaterAgainstIncrement.class, "n");

    public static void main(String[] args) throws Exception {
        UpdaterAgainstIncrement o = new UpdaterAgainstIncrement();
        Thread a = new Thread(() -> N.incrementAndGet(o));
        a.start();
        o.n++;
        a.join();
        System.out.print(o.n);
    }
}
