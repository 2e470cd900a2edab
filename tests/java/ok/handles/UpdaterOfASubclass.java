//@ native: yes
//@ outputs: "1" | "2"
// An updater adds at once, the plain increment does not.
import java.util.concurrent.atomic.*;
public class UpdaterOfASubclass {
    volatile int n;
    static class Sub extends UpdaterOfASubclass {}
    static final AtomicIntegerFieldUpdater<UpdaterOfASubclass> N =
        AtomicIntegerFieldUpdater.newUpdater(UpdaterOfASubclass.class, "n");
    public static void main(String[] args) throws Exception {
        Sub s = new Sub();
        Thread t = new Thread(() -> N.incrementAndGet(s));
        t.start();
        s.n++;
        t.join();
        System.out.print(s.n);
    }
}
