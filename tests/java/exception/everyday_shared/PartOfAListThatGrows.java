//@ expect: exception java.util.ConcurrentModificationException
// A part of a list asks whether the whole has changed.
import java.util.ArrayList;
import java.util.List;

public class PartOfAListThatGrows {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        List<Integer> part = list.subList(0, 2);
        Thread other = new Thread(() -> list.add(4));
        other.start();
        int first = part.get(0); //~ THROWS
        other.join();
    }
}
