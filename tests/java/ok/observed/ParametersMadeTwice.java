//@ outputs: "false" | "true"
// Both threads may find no parameters of the method yet and make their own.
import java.lang.reflect.Method;

public class ParametersMadeTwice {
    public static void list(int p) { }
    static Object x, y;

    public static void main(String[] args) throws Exception {
        Method m = ParametersMadeTwice.class.getMethod("list", int.class);
        Thread t1 = new Thread(() -> {
            x = m.getParameters()[0];
        });
        Thread t2 = new Thread(() -> {
            y = m.getParameters()[0];
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(x == y);
    }
}
