//@ outputs: "01\n" | "10\n"
// The order of the elements is lost.
import java.util.stream.*;

public class OrderLostInParallel {
    public static void main(String[] a) throws Exception {
        StringBuffer b = new StringBuffer();
        IntStream.range(0, 2).parallel().forEach(b::append);
        System.out.println(b);
    }
}
