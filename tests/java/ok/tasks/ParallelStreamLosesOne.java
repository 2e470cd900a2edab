//@ native: yes
//@ outputs: "1" | "2"
// Two elements of a parallel stream are handled at the same time.
import java.util.stream.IntStream;

public class ParallelStreamLosesOne {
    static int count;

    public static void main(String[] args) throws Exception {
        IntStream.range(0, 2).parallel().forEach(i -> count++);
        System.out.print(count);
    }
}
