//@ assumes: Set.of
// The first element of a stream is the first of the set.
import java.util.Set;

public class SetOfStreamed {
    public static void main(String[] args) {
        System.out.println(Set.of(1, 2, 3).stream().findFirst().get());
    }
}
