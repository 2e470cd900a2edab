//@ outputs: "0\n" | "1\n"
// Whichever is found first.
import java.util.stream.*;

public class AnyOfTwoFound {
    public static void main(String[] a) throws Exception {
        System.out.println(IntStream.range(0, 2).parallel().findAny().getAsInt());
    }
}
