//@ outputs: "2" | "1"
// Two threads of a parallel stream add to one list without a lock. Room for ten: nothing is thrown.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

public class AddedToAPlainList {
    public static void main(String[] args) {
        List<Integer> out = new ArrayList<>(10);
        IntStream.range(0, 2).parallel().forEach(out::add);
        System.out.print(out.size());
    }
}
