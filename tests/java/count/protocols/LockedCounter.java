// Its states are counted by an enumerator of its own in crates/cli/tests/counting.rs.
// Three threads count under a lock, two of them twice.
import gov.nasa.jpf.vm.Verify;

public class LockedCounter {
    static final Object lock = new Object();
    static int x;

    static void once() {
        synchronized (lock) {
            x++;
        }
    }

    static void twice() {
        synchronized (lock) {
            x++;
        }
        synchronized (lock) {
            x++;
        }
    }

    public static void main(String[] args) {
        Thread a = new Thread(LockedCounter::twice), b = new Thread(LockedCounter::twice), c = new Thread(LockedCounter::once);
        Verify.beginAtomic();
        a.start();
        b.start();
        c.start();
        Verify.endAtomic();
    }
}
