//@ outputs: "12" | "14" | "34"
// The arguments of a reflective call are read from an array that another thread writes from behind.
import java.lang.reflect.Method;
import java.util.concurrent.Callable;

public class ArgumentsOfInvoke {
    static Object[] shared = {1, 2};
    public static int sum(int x, int y) { return x * 10 + y; }
    static String a = "";

    static String text(Callable<?> call) {
        try {
            return String.valueOf(call.call());
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        Method m = ArgumentsOfInvoke.class.getMethod("sum", int.class, int.class);
        Thread t1 = new Thread(() -> {
            a = text(() -> m.invoke(null, shared));
        });
        Thread t2 = new Thread(() -> {
            shared[1] = 4;
            shared[0] = 3;
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a);
    }
}
