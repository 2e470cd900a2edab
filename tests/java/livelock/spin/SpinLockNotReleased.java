//@ flags: --livelock
// A spin lock whose holder leaves without giving it back.
import java.util.concurrent.atomic.AtomicBoolean;

public class SpinLockNotReleased {
    static final AtomicBoolean held = new AtomicBoolean();

    static void work(boolean giveBack) {
        while (!held.compareAndSet(false, true)) Thread.onSpinWait();
        if (giveBack) held.set(false);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> work(false));
        t.start();
        work(true);
        t.join();
    }
}
