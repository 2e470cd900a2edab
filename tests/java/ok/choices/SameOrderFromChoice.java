//@ outputs: "fine"
// With unequal choices filtered out nothing is left that could deadlock.
import gov.nasa.jpf.vm.Verify;

public class SameOrderFromChoice {
    static final Object a = new Object(), b = new Object();

    static void both(boolean turned) {
        synchronized (turned ? b : a) {
            synchronized (turned ? a : b) {
            }
        }
    }

    public static void main(String[] args) throws Exception {
        boolean first = Verify.getBoolean();
        boolean second = Verify.getBoolean();
        Verify.ignoreIf(first != second);
        Thread t = new Thread(() -> both(first));
        t.start();
        both(second);
        t.join();
        System.out.print("fine");
    }
}
