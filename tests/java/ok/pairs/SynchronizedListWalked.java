//@ outputs: "[1, 2]\n" | "[1, 2, 3]\n" | "changed\n"
// An iterator of a synchronized list is not synchronized: it sees the third element if it is made after the count of changes
// has gone up, it fails if that happens between, and it sees two if it has seen the size before.
import java.util.ArrayList;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.List;

public class SynchronizedListWalked {
    public static void main(String[] args) throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        new Thread(() -> list.add(3)).start();
        List<Integer> seen = new ArrayList<>();
        try {
            for (int i : list) {
                seen.add(i);
            }
            System.out.println(seen);
        } catch (ConcurrentModificationException e) {
            System.out.println("changed");
        }
    }
}
