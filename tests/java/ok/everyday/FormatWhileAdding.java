//@ native: yes
//@ outputs: "[1, 2]" | "[1]" | "cme"
// String.format asks the list for its text.
import java.util.*;

public class FormatWhileAdding {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>(4);
        list.add("1");
        Thread t = new Thread(() -> list.add("2"));
        t.start();
        String text;
        try {
            text = String.format("%s", list);
        } catch (ConcurrentModificationException e) {
            text = "cme";
        }
        t.join();
        System.out.print(text);
    }
}
