//@ native: yes
//@ outputs: "00" | "01" | "11"
// A handle that spreads an array reads its elements when it is called; another thread writes both, the second one first.
import java.lang.invoke.*;
public class SpreadArrayReadOnce {
    static String two(Object a, Object b) { return "" + a + b; }
    public static void main(String[] args) throws Throwable {
        MethodHandle h = MethodHandles.lookup().findStatic(SpreadArrayReadOnce.class, "two",
            MethodType.methodType(String.class, Object.class, Object.class)).asSpreader(Object[].class, 2);
        Object[] both = {0, 0};
        Thread t = new Thread(() -> { both[1] = 1; both[0] = 1; });
        t.start();
        System.out.print((String) h.invoke(both));
        t.join();
    }
}
