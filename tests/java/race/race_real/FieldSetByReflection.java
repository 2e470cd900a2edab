//@ flags: +listener=race
import java.lang.reflect.*;
public class FieldSetByReflection {
    static int x;
    public static void main(String[] args) throws Exception {
        Field f = FieldSetByReflection.class.getDeclaredField("x");
        Thread t = new Thread(() -> x = 1); //~ RACE
        t.start();
        f.setInt(null, 2); //~ RACE
        t.join();
    }
}
