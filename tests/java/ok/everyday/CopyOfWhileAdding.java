//@ native: yes
//@ outputs: "[1, 2]" | "[1]"
// add() writes the element before the size.
// List.copyOf copies an array list's elements; its size is read before.
import java.util.*;

public class CopyOfWhileAdding {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        list.add(1);
        Thread t = new Thread(() -> list.add(2));
        t.start();
        String text;
        try {
            text = List.copyOf(list).toString();
        } catch (RuntimeException e) {
            text = e.getClass().getSimpleName();
        }
        t.join();
        System.out.print(text);
    }
}
