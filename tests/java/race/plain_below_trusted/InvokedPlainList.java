//@ flags: +listener=race
// Method.invoke of add in two threads.
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

public class InvokedPlainList {
    static void add(Method add, List<Integer> list) {
        try {
            add.invoke(list, 1); //~ RACE
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Method add = List.class.getMethod("add", Object.class);
        List<Integer> list = new ArrayList<>(4);
        new Thread(() -> add(add, list)).start();
        add(add, list);
    }
}
