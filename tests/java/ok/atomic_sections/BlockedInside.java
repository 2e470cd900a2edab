//@ outputs: "ab" | "ba"
// In an atomic section nobody else runs, unless the thread has to wait there.
import gov.nasa.jpf.vm.Verify;

public class BlockedInside {
    static final Object L = new Object();
    static String log = "";

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (L) {
                log += "b";
            }
        });
        t.start();
        Verify.beginAtomic();
        synchronized (L) {
            log += "a";
        }
        Verify.endAtomic();
        t.join();
        System.out.print(log);
    }
}
