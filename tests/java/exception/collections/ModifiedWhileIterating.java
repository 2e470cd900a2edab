//@ expect: exception java.util.ConcurrentModificationException
// One thread adds while the other iterates; next() notices the changed modification count.
import java.util.ArrayList;
import java.util.List;

public class ModifiedWhileIterating {
    static final List<Integer> list = new ArrayList<>(List.of(1, 2));

    public static void main(String[] args) throws Exception {
        list.remove(1);
        Thread t = new Thread(() -> list.add(3));
        t.start();
        int sum = 0;
        for (Integer i : list) { //~ THROWS
            sum += i;
        }
        t.join();
    }
}
