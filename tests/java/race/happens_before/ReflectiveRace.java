//@ flags: +listener=race
//@ needs: jdk<=17
// Field.setInt is a plain write.
import java.lang.reflect.Field;

public class ReflectiveRace {
    public static int x;

    public static void main(String[] args) throws Exception {
        Field field = ReflectiveRace.class.getField("x");
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
