// addAll(int, Collection) holds its monitor while the other makes an array; addAll(Collection) does not.
// Confirmed on JDK 17 and 25: seen.
import java.util.List;
import java.util.Vector;

public class VectorsInsertEachOther {
    public static void main(String[] args) {
        Vector<Integer> a = new Vector<>(List.of(1)), b = new Vector<>(List.of(1));
        new Thread(() -> a.addAll(0, b)).start(); //~ DEADLOCK
        b.addAll(0, a); //~ DEADLOCK
    }
}
