//@ native: yes
//@ outputs: "2\n"
// Reads until the lock looks free, then tries to take it with one compare-and-set.
import java.util.concurrent.atomic.AtomicBoolean;

public class TestTestAndSetLock {
    static final AtomicBoolean held = new AtomicBoolean();
    static int inside, entered;

    static void enter() {
        do {
            while (held.get()) Thread.onSpinWait();
        } while (!held.compareAndSet(false, true));
        inside++;
        assert inside == 1;
        entered++;
        inside--;
        held.set(false);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(TestTestAndSetLock::enter);
        t.start();
        enter();
        t.join();
        System.out.println(entered);
    }
}
