// Vector.containsAll holds its monitor and walks the other.
// Confirmed on JDK 17 and 25: seen.
import java.util.List;
import java.util.Vector;

public class VectorsContainEachOther {
    public static void main(String[] args) {
        Vector<Integer> a = new Vector<>(List.of(1)), b = new Vector<>(List.of(1));
        new Thread(() -> a.containsAll(b)).start(); //~ DEADLOCK
        b.containsAll(a); //~ DEADLOCK
    }
}
