// The same lock with get() and set() instead of one compare-and-set: both see it free.
import java.util.concurrent.atomic.AtomicBoolean;

public class GetThenSetLock {
    static final AtomicBoolean held = new AtomicBoolean();
    static int inside;

    static void enter() {
        while (held.get()) Thread.onSpinWait();
        held.set(true);
        inside++;
        assert inside == 1; //~ ASSERT
        inside--;
        held.set(false);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(GetThenSetLock::enter);
        t.start();
        enter();
        t.join();
    }
}
