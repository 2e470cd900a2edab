// Vector.removeAll holds its monitor and asks the other for each element.
// Confirmed on JDK 17 and 25: seen.
import java.util.List;
import java.util.Vector;

public class VectorsRemoveEachOther {
    public static void main(String[] args) {
        Vector<Integer> a = new Vector<>(List.of(1)), b = new Vector<>(List.of(1));
        new Thread(() -> a.removeAll(b)).start(); //~ DEADLOCK
        b.removeAll(a); //~ DEADLOCK
    }
}
