//@ native: yes
//@ outputs: "1" | "1,2" | "cme"
// String.join walks over the list.
import java.util.*;

public class StringJoinWhileAdding {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>(4);
        list.add("1");
        Thread t = new Thread(() -> list.add("2"));
        t.start();
        String text;
        try {
            text = String.join(",", list);
        } catch (ConcurrentModificationException e) {
            text = "cme";
        }
        t.join();
        System.out.print(text);
    }
}
