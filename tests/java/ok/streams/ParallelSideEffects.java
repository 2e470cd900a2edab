//@ outputs: "1" | "2"
// The elements of a parallel stream are handled by two threads that share a plain counter.
import java.util.stream.IntStream;

public class ParallelSideEffects {
    static int sum;

    public static void main(String[] args) {
        IntStream.range(0, 2).parallel().forEach(i -> sum++);
        System.out.print(sum);
    }
}
