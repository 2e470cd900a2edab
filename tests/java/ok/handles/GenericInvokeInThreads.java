//@ outputs: "1 2" | "2 1" | "1 1"
// Handles called with types that are not theirs, by two threads at once.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class GenericInvokeInThreads {
    static int n;
    static Object x, y;

    static int add(int k) {
        return n += k;
    }

    static Object call(MethodHandle h, Object k) {
        try {
            return k instanceof Integer i ? (Object) h.invoke(i) : (Object) h.invoke((short) 1);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        MethodHandle h = MethodHandles.lookup().findStatic(GenericInvokeInThreads.class, "add", MethodType.methodType(int.class, int.class));
        Thread s = new Thread(() -> x = call(h, 1));
        Thread t = new Thread(() -> y = call(h, "short"));
        s.start();
        t.start();
        s.join();
        t.join();
        System.out.print(x + " " + y);
    }
}
