// Collections.synchronizedList: addAll holds the one's mutex while the other makes an array.
// Confirmed on JDK 17 and 25: seen.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListsAddEachOther {
    public static void main(String[] args) {
        List<Integer> a = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        List<Integer> b = Collections.synchronizedList(new ArrayList<>(List.of(2)));
        new Thread(() -> a.addAll(b)).start(); //~ DEADLOCK
        b.addAll(a); //~ DEADLOCK
    }
}
