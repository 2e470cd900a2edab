//@ outputs: "3\n"
// No bit is lost.
import java.lang.invoke.*;

public class BitsAreAddedAtomically {
    int x;

    public static void main(String[] a) throws Exception {
        VarHandle h = MethodHandles.lookup().findVarHandle(BitsAreAddedAtomically.class, "x", int.class);
        BitsAreAddedAtomically o = new BitsAreAddedAtomically();
        Thread t = new Thread(() -> h.getAndBitwiseOr(o, 2));
        t.start();
        h.getAndBitwiseOrAcquire(o, 1);
        t.join();
        System.out.println(o.x);
    }
}
