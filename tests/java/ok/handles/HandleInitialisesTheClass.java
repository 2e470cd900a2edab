//@ outputs: "init 1" | "init 2"
// The first use of a handle of a static field initialises its class, in whichever thread that is.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleInitialisesTheClass {
    static String log = "";

    static class Late {
        static int n;

        static {
            log += "init ";
        }
    }

    static int x, y;

    public static void main(String[] args) throws Exception {
        VarHandle h = MethodHandles.privateLookupIn(Late.class, MethodHandles.lookup()).findStaticVarHandle(Late.class, "n", int.class);
        Thread s = new Thread(() -> x = (int) h.getAndAdd(1));
        Thread t = new Thread(() -> y = (int) h.getAndAdd(1));
        s.start();
        t.start();
        s.join();
        t.join();
        System.out.print(log + (x == 0 ? 1 : 2));
    }
}
