//@ assumes: Set.of
// The order of Set.of changes from one machine to the next; here it is fixed.
import java.util.Set;

public class SetOfOrder {
    public static void main(String[] args) {
        System.out.println(Set.of(1, 2, 3));
    }
}
