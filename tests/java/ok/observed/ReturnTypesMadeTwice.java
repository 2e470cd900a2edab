//@ outputs: "false" | "true"
// Both threads may find no generic types of the method yet and make their own.
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.List;

public class ReturnTypesMadeTwice {
    public static List<String> list() { return null; }
    static Type x, y;

    public static void main(String[] args) throws Exception {
        Method m = ReturnTypesMadeTwice.class.getMethod("list");
        Thread t1 = new Thread(() -> {
            x = m.getGenericReturnType();
        });
        Thread t2 = new Thread(() -> {
            y = m.getGenericReturnType();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(x == y);
    }
}
