//@ assumes: Set.of
// The list has the order of the set.
import java.util.ArrayList;
import java.util.Set;

public class SetOfCopied {
    public static void main(String[] args) {
        System.out.println(new ArrayList<>(Set.of("a", "b")).get(0));
    }
}
