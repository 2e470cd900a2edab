//@ outputs: "[1, 2]" | "[1]" | "[2]" | "[]"
// The set is asked for each element in turn, and grows meanwhile.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class RemovedIfInASetThatGrows {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        Set<Integer> set = new HashSet<>();
        Thread other = new Thread(() -> {
            set.add(1);
            set.add(2);
        });
        other.start();
        list.removeIf(set::contains);
        System.out.print(list);
    }
}
