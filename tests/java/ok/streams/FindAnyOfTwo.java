//@ outputs: "0" | "1"
// findAny may give either.
import java.util.stream.IntStream;

public class FindAnyOfTwo {
    public static void main(String[] args) {
        System.out.print(IntStream.range(0, 2).parallel().findAny().getAsInt());
    }
}
