//@ native: yes
//@ outputs: "2" | "3"
// A getter and a setter are two steps.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class LostByMethodHandles {
    int n;

    public static void main(String[] args) throws Exception {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle get = lookup.findGetter(LostByMethodHandles.class, "n", int.class);
        MethodHandle set = lookup.findSetter(LostByMethodHandles.class, "n", int.class);
        LostByMethodHandles o = new LostByMethodHandles();
        Runnable more = () -> {
            try {
                set.invoke(o, (int) get.invoke(o) + 1);
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
        };
        // Links the calls.
        more.run();
        Thread a = new Thread(more);
        a.start();
        more.run();
        a.join();
        System.out.print(o.n);
    }
}
