//@ outputs: "false" | "true"
// Both threads may find no bounds of the type variable yet and make their own.
import java.lang.reflect.Method;
import java.lang.reflect.TypeVariable;
import java.util.List;

public class BoundsMadeTwice {
    public static <T extends List<String>> void list(T p) { }
    static Object x, y;

    public static void main(String[] args) throws Exception {
        Method m = BoundsMadeTwice.class.getMethod("list", List.class);
        TypeVariable<?> v = m.getTypeParameters()[0];
        Thread t1 = new Thread(() -> {
            x = v.getBounds()[0];
        });
        Thread t2 = new Thread(() -> {
            y = v.getBounds()[0];
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(x == y);
    }
}
