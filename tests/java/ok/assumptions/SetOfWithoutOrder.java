//@ native: yes
//@ outputs: "true 3\n"
//@ assumes: !Set.of
// Who only asks whether something is in the set does not depend on its order.
import java.util.Set;

public class SetOfWithoutOrder {
    public static void main(String[] args) {
        Set<Integer> set = Set.of(1, 2, 3);
        System.out.println(set.contains(2) + " " + set.size());
    }
}
