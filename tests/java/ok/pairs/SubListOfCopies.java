//@ outputs: "1\n" | "changed\n"
// A sub-list knows the array that it was taken of: as soon as the list has another, it fails.
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class SubListOfCopies {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
        List<Integer> part = list.subList(0, 1);
        new Thread(() -> list.add(3)).start();
        try {
            System.out.println(part.size());
        } catch (ConcurrentModificationException e) {
            System.out.println("changed");
        }
    }
}
