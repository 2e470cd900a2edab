//@ native: yes
//@ outputs: "CME\n" | "a,b\n" | "a\n"
// String.join walks the list.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;

public class JoinedWhileAdding {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>(4);
        list.add("a");
        Thread t = new Thread(() -> list.add("b"));
        t.start();
        String seen;
        try {
            seen = String.join(",", list);
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.println(seen);
    }
}
