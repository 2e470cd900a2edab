//@ outputs: "2"
// A lock of one bit keeps the counter.
import java.util.concurrent.atomic.AtomicBoolean;

public class SpinLockByComparison {
    static final AtomicBoolean locked = new AtomicBoolean();
    static int n;

    static void add() {
        while (!locked.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
        n++;
        locked.set(false);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SpinLockByComparison::add);
        other.start();
        add();
        other.join();
        System.out.print(n);
    }
}
