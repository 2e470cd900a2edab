//@ native: yes
//@ outputs: "main" | "other"
// An action is run once, by whoever comes first.
import java.lang.ref.Cleaner;
public class WhoCleans {
    static String who = "";
    public static void main(String[] args) throws Exception {
        Cleaner cleaner = Cleaner.create();
        Object o = new Object();
        Cleaner.Cleanable c = cleaner.register(o, () -> who += Thread.currentThread().getName());
        Thread t = new Thread(c::clean, "other");
        t.start();
        c.clean();
        t.join();
        System.out.print(who);
        java.lang.ref.Reference.reachabilityFence(o);
    }
}
