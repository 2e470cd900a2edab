//@ expect: exception java.lang.NullPointerException
// The old array with the new size has a null at its end, which an unmodifiable list does not take.
import java.util.ArrayList;
import java.util.List;

public class CopyOfAListThatGrows {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1));
        Thread other = new Thread(() -> list.add(2));
        other.start();
        List<Integer> copy = List.copyOf(list); //~ THROWS
        other.join();
    }
}
