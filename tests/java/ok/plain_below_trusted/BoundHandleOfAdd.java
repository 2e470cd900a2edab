//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
//@ large: half a million states on JDK 17, more on 25: caches of the library below invokeWithArguments
// The handle is bound to the list and called with invokeWithArguments.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;

public class BoundHandleOfAdd {
    public static void main(String[] args) throws Throwable {
        List<Integer> list = new ArrayList<>(4);
        MethodHandle add = MethodHandles.lookup().bind(list, "add", MethodType.methodType(boolean.class, Object.class));
        Thread t = new Thread(() -> {
            try {
                add.invokeWithArguments(1);
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        add.invokeWithArguments(2);
        t.join();
        System.out.println(list);
    }
}
