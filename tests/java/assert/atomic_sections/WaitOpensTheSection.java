// wait inside an atomic section lets others in: what was read before may have changed.
import gov.nasa.jpf.vm.Verify;

public class WaitOpensTheSection {
    static final Object L = new Object();
    static boolean go;
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (L) {
                x = 1;
                go = true;
                L.notify();
            }
        });
        t.start();
        Verify.beginAtomic();
        int seen = x;
        synchronized (L) {
            while (!go) {
                L.wait();
            }
        }
        assert seen == x; //~ ASSERT
        Verify.endAtomic();
    }
}
