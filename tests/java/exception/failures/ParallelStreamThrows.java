//@ expect: exception java.lang.ArithmeticException
// An exception in a parallel stream comes out where the stream is used.
import java.util.stream.*;

public class ParallelStreamThrows {
    public static void main(String[] args) throws Exception {
        int sum = IntStream.range(0, 3).parallel().map(i -> 6 / (2 - i)).sum(); //~ THROWS
        System.out.println(sum);
    }
}
