//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// The two elements can be handed to two threads, which add to a plain list.
// Confirmed on JDK 17 and 25, but for "[1]".
import java.util.ArrayList;
import java.util.List;

public class ParallelStreamIntoPlainList {
    public static void main(String[] args) {
        List<Integer> out = new ArrayList<>(4);
        List.of(1, 2).parallelStream().forEach(out::add);
        System.out.println(out);
    }
}
