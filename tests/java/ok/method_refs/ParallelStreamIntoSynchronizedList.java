//@ native: yes
//@ outputs: "[1, 2]\n" | "[2, 1]\n"
// As ParallelStreamIntoPlainList with a list that locks: nothing is lost, the order is open.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ParallelStreamIntoSynchronizedList {
    public static void main(String[] args) {
        List<Integer> out = Collections.synchronizedList(new ArrayList<>(4));
        List.of(1, 2).parallelStream().forEach(out::add);
        System.out.println(out);
    }
}
