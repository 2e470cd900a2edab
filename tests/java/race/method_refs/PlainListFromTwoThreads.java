//@ flags: +listener=race
// Both threads' bodies are library methods of one plain list.
import java.util.ArrayList;
import java.util.List;

public class PlainListFromTwoThreads {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1));
        new Thread(list::clear).start();
        new Thread(list::size).start();
    }
}
