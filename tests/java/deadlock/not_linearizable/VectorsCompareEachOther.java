// Vector.equals holds its monitor and asks the other for an iterator.
// Confirmed on JDK 17 and 25: seen.
import java.util.List;
import java.util.Vector;

public class VectorsCompareEachOther {
    public static void main(String[] args) {
        Vector<Integer> a = new Vector<>(List.of(1)), b = new Vector<>(List.of(1));
        new Thread(() -> a.equals(b)).start(); //~ DEADLOCK
        b.equals(a); //~ DEADLOCK
    }
}
