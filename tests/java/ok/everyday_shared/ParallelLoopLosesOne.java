//@ outputs: "1" | "2"
// The stream may run both in two threads.
import java.util.stream.IntStream;

public class ParallelLoopLosesOne {
    static int n;

    public static void main(String[] args) throws Exception {
        IntStream.range(0, 2).parallel().forEach(i -> n++);
        System.out.print(n);
    }
}
