//@ outputs: "null s t" | "t null s"
// compareAndExchange and getAndSet of references.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ExchangeGivesTheOldOne {
    volatile String v;
    static final VarHandle V;
    static String x, y;

    static {
        try {
            V = MethodHandles.lookup().findVarHandle(ExchangeGivesTheOldOne.class, "v", String.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        ExchangeGivesTheOldOne o = new ExchangeGivesTheOldOne();
        Thread s = new Thread(() -> x = (String) V.getAndSet(o, "s"));
        Thread t = new Thread(() -> y = (String) V.getAndSet(o, "t"));
        s.start();
        t.start();
        s.join();
        t.join();
        System.out.print(x + " " + y + " " + o.v);
    }
}
