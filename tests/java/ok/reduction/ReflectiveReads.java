//@ outputs: "00" | "01" | "10" | "11"
// A Field object is local to its thread, the field it stands for is not.
import java.lang.reflect.Field;

public class ReflectiveReads {
    public static volatile int x, y;

    public static void main(String[] args) throws Exception {
        Field fx = ReflectiveReads.class.getField("x"), fy = ReflectiveReads.class.getField("y");
        Thread t = new Thread(() -> {
            x = 1;
            y = 1;
        });
        t.start();
        int p = fx.getInt(null), q = fy.getInt(null);
        t.join();
        System.out.print(p + "" + q);
    }
}
