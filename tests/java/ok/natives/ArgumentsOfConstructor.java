//@ outputs: "1,2" | "1,4" | "3,4"
// The arguments of a reflective constructor call are read from an array that another thread writes from behind.
import java.lang.reflect.Constructor;
import java.util.concurrent.Callable;

public class ArgumentsOfConstructor {
    static Object[] shared = {1, 2};
    public static class Pair { final String t; public Pair(int x, int y) { t = x + "," + y; } public String toString() { return t; } }
    static String a = "";

    static String text(Callable<?> call) {
        try {
            return String.valueOf(call.call());
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        Constructor<?> m = Pair.class.getConstructor(int.class, int.class);
        Thread t1 = new Thread(() -> {
            a = text(() -> m.newInstance(shared));
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
