//@ outputs: "1\n" | "2\n"
// Both halves count in a plain field.
import java.util.stream.*;

public class LostUpdateInAParallelStream {
    static int x;

    public static void main(String[] a) throws Exception {
        IntStream.range(0, 2).parallel().forEach(i -> x++);
        System.out.println(x);
    }
}
