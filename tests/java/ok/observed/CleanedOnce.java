//@ native: yes
//@ outputs: "1"
// An action is run once, however many ask for it.
import java.lang.ref.Cleaner;
public class CleanedOnce {
    static int n;
    public static void main(String[] args) throws Exception {
        Cleaner cleaner = Cleaner.create();
        Object o = new Object();
        Cleaner.Cleanable c = cleaner.register(o, () -> { n++; });
        Thread t = new Thread(c::clean);
        t.start();
        c.clean();
        t.join();
        System.out.print(n);
        java.lang.ref.Reference.reachabilityFence(o);
    }
}
