//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// Method.invoke of ArrayList.add in two threads.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

public class ReflectiveAdd {
    public static void main(String[] args) throws Exception {
        Method add = List.class.getMethod("add", Object.class);
        List<Integer> list = new ArrayList<>(4);
        Thread t = new Thread(() -> {
            try {
                add.invoke(list, 1);
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        add.invoke(list, 2);
        t.join();
        System.out.println(list);
    }
}
