//@ outputs: "0,5" | "0,6" | "1,5"
// One thread adds with an updater, the other looks and then writes 5.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterBesidePlainWrite {
    volatile int x;
    static final AtomicIntegerFieldUpdater<UpdaterBesidePlainWrite> X =
        AtomicIntegerFieldUpdater.newUpdater(UpdaterBesidePlainWrite.class, "x");

    public static void main(String[] args) throws Exception {
        UpdaterBesidePlainWrite it = new UpdaterBesidePlainWrite();
        Thread other = new Thread(() -> X.incrementAndGet(it));
        other.start();
        int seen = it.x;
        it.x = 5;
        other.join();
        System.out.print(seen + "," + it.x);
    }
}
