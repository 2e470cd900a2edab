//@ outputs: "false" | "true"
// Both threads may find no generic type of the field yet and make their own.
import java.lang.reflect.Field;
import java.lang.reflect.Type;
import java.util.List;

public class FieldTypesMadeTwice {
    public static List<String> list;
    static Type x, y;

    public static void main(String[] args) throws Exception {
        Field m = FieldTypesMadeTwice.class.getField("list");
        Thread t1 = new Thread(() -> {
            x = m.getGenericType();
        });
        Thread t2 = new Thread(() -> {
            y = m.getGenericType();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(x == y);
    }
}
