// Sections end at a lock that is taken: the order of locks still matters.
import gov.nasa.jpf.vm.Verify;

public class LocksInsideSections {
    static final Object A = new Object(), B = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (A) {
                synchronized (B) { //~ DEADLOCK
                }
            }
        }).start();
        synchronized (B) {
            Verify.beginAtomic();
            synchronized (A) { //~ DEADLOCK
            }
            Verify.endAtomic();
        }
    }
}
