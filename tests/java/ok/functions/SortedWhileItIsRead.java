//@ outputs: "21" | "22" | "11" | "12"
// Two elements are exchanged one after the other.
import java.util.ArrayList;
import java.util.List;

public class SortedWhileItIsRead {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(List.of(2, 1));
        Thread other = new Thread(() -> list.sort(null));
        other.start();
        System.out.print("" + list.get(0) + list.get(1));
    }
}
