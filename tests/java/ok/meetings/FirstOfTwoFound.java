//@ outputs: "0\n"
// The first, whoever is faster.
import java.util.stream.*;

public class FirstOfTwoFound {
    public static void main(String[] a) throws Exception {
        System.out.println(IntStream.range(0, 2).parallel().findFirst().getAsInt());
    }
}
