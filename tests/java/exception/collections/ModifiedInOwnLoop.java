//@ expect: exception java.util.ConcurrentModificationException
// No second thread needed: remove inside a for-each loop.
import java.util.ArrayList;
import java.util.List;

public class ModifiedInOwnLoop {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        for (Integer i : list) { //~ THROWS
            if (i == 1) list.remove(i);
        }
    }
}
