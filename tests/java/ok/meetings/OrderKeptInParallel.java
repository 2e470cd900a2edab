//@ outputs: "01\n"
// The order of the elements is kept.
import java.util.stream.*;

public class OrderKeptInParallel {
    public static void main(String[] a) throws Exception {
        StringBuffer b = new StringBuffer();
        IntStream.range(0, 2).parallel().forEachOrdered(b::append);
        System.out.println(b);
    }
}
