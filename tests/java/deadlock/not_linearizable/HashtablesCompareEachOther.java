// Hashtable.equals holds its monitor and asks the other for its size.
// Confirmed on JDK 17 and 25: seen.
import java.util.Hashtable;
import java.util.Map;

public class HashtablesCompareEachOther {
    public static void main(String[] args) {
        Hashtable<Integer, Integer> a = new Hashtable<>(Map.of(1, 1)), b = new Hashtable<>(Map.of(1, 1));
        new Thread(() -> a.equals(b)).start(); //~ DEADLOCK
        b.equals(a); //~ DEADLOCK
    }
}
