//@ native: yes
//@ outputs: "3\n"
// A spin lock on one atomic boolean, three threads.
import java.util.concurrent.atomic.AtomicBoolean;

public class TestAndSetLock {
    static final AtomicBoolean held = new AtomicBoolean();
    static int inside, entered;

    static void enter() {
        while (held.getAndSet(true)) Thread.onSpinWait();
        inside++;
        assert inside == 1;
        entered++;
        inside--;
        held.set(false);
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(TestAndSetLock::enter);
        Thread b = new Thread(TestAndSetLock::enter);
        a.start();
        b.start();
        enter();
        a.join();
        b.join();
        System.out.println(entered);
    }
}
