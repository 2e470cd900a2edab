//@ native: yes
//@ outputs: "CME\n" | "[1, 2]\n" | "[1]\n"
// StringBuffer.append(Object) holds the buffer's monitor, not the list's.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;

public class BufferAppendsList {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        list.add(1);
        Thread t = new Thread(() -> list.add(2));
        t.start();
        String seen;
        try {
            seen = new StringBuffer().append(list).toString();
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.println(seen);
    }
}
