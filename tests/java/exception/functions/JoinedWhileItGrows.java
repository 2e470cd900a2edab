//@ expect: exception java.util.ConcurrentModificationException
// To join texts walks over the list.
import java.util.ArrayList;
import java.util.List;

public class JoinedWhileItGrows {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>(List.of("a"));
        Thread other = new Thread(() -> list.add("b"));
        other.start();
        String text = String.join(",", list); //~ THROWS
        other.join();
    }
}
