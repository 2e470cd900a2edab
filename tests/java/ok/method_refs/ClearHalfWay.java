//@ native: yes
//@ outputs: "1 7\n" | "1 null\n" | "0\n"
// ArrayList.clear sets the elements to null, then size: a reader that saw the old size can find
// the element or null; get after size has become 0 fails, which the reader notes as null.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;

public class ClearHalfWay {
    public static void main(String[] args) throws Exception {
        ArrayList<Integer> list = new ArrayList<>(List.of(7));
        Thread t = new Thread(list::clear);
        t.start();
        String seen = "0";
        if (list.size() == 1) {
            try {
                seen = "1 " + list.get(0);
            } catch (IndexOutOfBoundsException e) {
                seen = "1 null";
            }
        }
        t.join();
        System.out.println(seen);
    }
}
