//@ native: yes
//@ outputs: "a" | "b"
// Any element may be the one that is found.
import java.util.stream.Stream;

public class AnyOfAParallelStream {
    public static void main(String[] args) throws Exception {
        System.out.print(Stream.of("a", "b").parallel().findAny().get());
    }
}
