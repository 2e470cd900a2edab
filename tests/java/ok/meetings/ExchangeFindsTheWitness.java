//@ outputs: "0 2\n" | "2 2\n"
// The other one's value is told and kept, or one's own is there and overwritten or not.
import java.lang.invoke.*;

public class ExchangeFindsTheWitness {
    volatile int x;

    public static void main(String[] a) throws Exception {
        VarHandle h = MethodHandles.lookup().findVarHandle(ExchangeFindsTheWitness.class, "x", int.class);
        ExchangeFindsTheWitness o = new ExchangeFindsTheWitness();
        Thread t = new Thread(() -> h.setRelease(o, 2));
        t.start();
        int w = (int) h.compareAndExchange(o, 0, 1);
        t.join();
        System.out.println(w + " " + h.getAcquire(o));
    }
}
