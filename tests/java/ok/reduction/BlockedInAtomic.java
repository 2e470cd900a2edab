//@ outputs: "2"
// Main blocks inside its atomic section on a lock whose owner waits for a third thread: while main is
// blocked the others take turns as usual.
import gov.nasa.jpf.vm.Verify;

public class BlockedInAtomic {
    static final Object lock = new Object();
    static volatile int held, go, last;

    public static void main(String[] args) throws Exception {
        Thread owner = new Thread(() -> {
            synchronized (lock) {
                held = 1;
                while (go == 0) Thread.yield();
                last = 1;
            }
        });
        Thread helper = new Thread(() -> go = 1);
        owner.start();
        helper.start();
        while (held == 0) Thread.yield();
        Verify.beginAtomic();
        synchronized (lock) {
            last = 2;
        }
        Verify.endAtomic();
        System.out.print(last);
        owner.join();
        helper.join();
    }
}
