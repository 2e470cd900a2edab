//@ native: yes
//@ outputs: "11" | "12" | "22"
// A final field that reflection writes later is seen before and after.
import java.lang.reflect.Field;

public class FinalWrittenByReflection {
    static class Box {
        final int x;

        Box(int x) {
            this.x = x;
        }
    }

    public static void main(String[] args) throws Exception {
        Box box = new Box(1);
        Field field = Box.class.getDeclaredField("x");
        field.setAccessible(true);
        Thread t = new Thread(() -> {
            try {
                field.setInt(box, 2);
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        int first = box.x;
        System.out.print("" + first + box.x);
    }
}
