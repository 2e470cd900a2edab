//@ flags: +listener=race
//@ needs: jdk>=18
// Field.setInt is a plain write; since JDK 18 it goes through method handles.
import java.lang.reflect.Field;

public class ReflectiveRaceByHandle {
    public static int x;

    public static void main(String[] args) throws Exception {
        Field field = ReflectiveRaceByHandle.class.getField("x");
        new Thread(() -> {
            try {
                field.setInt(null, 1); //~ RACE
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        }).start();
        System.out.println(x); //~ RACE
    }
}
