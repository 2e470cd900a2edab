//@ expect: exception java.util.ConcurrentModificationException
// HashSet.forEach compares modCount at its end; the other thread's body is set::clear.
// Confirmed on JDK 17 and 25: seen.
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;

public class SetIteratedBelowForEach {
    public static void main(String[] args) {
        Set<Integer> set = new HashSet<>(List.of(1, 2));
        ConcurrentLinkedQueue<Integer> out = new ConcurrentLinkedQueue<>();
        new Thread(set::clear).start();
        set.forEach(out::add); //~ THROWS
    }
}
