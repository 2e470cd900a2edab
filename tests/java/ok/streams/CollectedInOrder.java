//@ outputs: "[0, 2, 4]"
// A collector puts parts together in order.
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class CollectedInOrder {
    public static void main(String[] args) {
        System.out.print(IntStream.range(0, 3).parallel().map(i -> 2 * i).boxed().collect(Collectors.toList()));
    }
}
