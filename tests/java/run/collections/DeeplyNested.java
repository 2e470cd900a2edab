import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Collections and arrays that are nested too deeply for methods that call themselves: each is a StackOverflowError that can be caught. */
public class DeeplyNested {
    static final int DEPTH = 300_000;

    static List<Object> list() {
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < DEPTH; i++) {
            list = new ArrayList<>(List.of(list));
        }
        return list;
    }

    static Object[] array() {
        Object[] array = {};
        for (int i = 0; i < DEPTH; i++) {
            array = new Object[] {array};
        }
        return array;
    }

    static void overflows(Runnable action) {
        try {
            action.run();
            System.out.println("returned");
        } catch (StackOverflowError e) {
            System.out.println("overflow");
        }
    }

    public static void main(String[] args) {
        overflows(() -> list().hashCode());
        overflows(() -> list().equals(list()));
        overflows(() -> list().toString());
        overflows(() -> Arrays.deepHashCode(array()));
        overflows(() -> Arrays.deepEquals(array(), array()));
        overflows(() -> Arrays.deepToString(array()));
        System.out.println(list().size());
    }
}
