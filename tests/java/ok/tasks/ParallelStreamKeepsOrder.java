//@ native: yes
//@ outputs: "ab ab"
// What is asked for in order comes in order.
import java.util.stream.Stream;

public class ParallelStreamKeepsOrder {
    public static void main(String[] args) throws Exception {
        StringBuilder seen = new StringBuilder();
        Stream.of("a", "b").parallel().forEachOrdered(seen::append);
        String all = Stream.of("a", "b").parallel().reduce("", String::concat);
        System.out.print(seen + " " + all);
    }
}
