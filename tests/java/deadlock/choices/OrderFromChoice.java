// Each thread chooses its lock order: only different choices can deadlock.
import gov.nasa.jpf.vm.Verify;

public class OrderFromChoice {
    static final Object a = new Object(), b = new Object();

    static void both(boolean turned) {
        synchronized (turned ? b : a) {
            synchronized (turned ? a : b) { //~ DEADLOCK
            }
        }
    }

    public static void main(String[] args) throws Exception {
        boolean first = Verify.getBoolean();
        boolean second = Verify.getBoolean();
        Thread t = new Thread(() -> both(first));
        t.start();
        both(second);
        t.join();
    }
}
