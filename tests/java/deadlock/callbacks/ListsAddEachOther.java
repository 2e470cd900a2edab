// Two synchronized lists are added to each other: each waits for the lock of the other.
import java.util.*;

public class ListsAddEachOther {
    public static void main(String[] args) throws Exception {
        List<Integer> a = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        List<Integer> b = Collections.synchronizedList(new ArrayList<>(List.of(2)));
        Thread t = new Thread(() -> a.addAll(b)); //~ DEADLOCK
        t.start();
        b.addAll(a); //~ DEADLOCK
    }
}
