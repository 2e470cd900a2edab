//@ native: yes
//@ outputs: "[a]" | "[b]" | "[a, b]" | "[b, a]"
// A collector that says it is concurrent, over a list that is not: elements may be lost, and come in any order.
import java.util.*;
import java.util.stream.*;
public class CollectorOfTheProgram {
    public static void main(String[] args) {
        Collector<String, List<String>, List<String>> c = Collector.of(() -> new ArrayList<>(4), List::add, (x, y) -> x,
            Collector.Characteristics.CONCURRENT, Collector.Characteristics.UNORDERED, Collector.Characteristics.IDENTITY_FINISH);
        System.out.print(Arrays.asList("a", "b").parallelStream().collect(c));
    }
}
