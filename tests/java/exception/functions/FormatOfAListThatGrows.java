//@ expect: exception java.util.ConcurrentModificationException
// To format a list walks over it.
import java.util.ArrayList;
import java.util.List;

public class FormatOfAListThatGrows {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        Thread other = new Thread(() -> list.add(3));
        other.start();
        String text = String.format("%s", list); //~ THROWS
        other.join();
    }
}
