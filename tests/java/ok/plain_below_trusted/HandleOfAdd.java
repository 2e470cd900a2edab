//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// A MethodHandle of ArrayList.add in two threads.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;

public class HandleOfAdd {
    static MethodHandle add;

    static void add(List<Integer> list, Integer element) {
        try {
            boolean added = (boolean) add.invoke(list, (Object) element);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        add = MethodHandles.lookup().findVirtual(List.class, "add", MethodType.methodType(boolean.class, Object.class));
        List<Integer> list = new ArrayList<>(4);
        Thread t = new Thread(() -> add(list, 1));
        t.start();
        add(list, 2);
        t.join();
        System.out.println(list);
    }
}
