//@ native: yes
//@ outputs: "1 \n" | "2 1 \n" | "CME\n"
// The key set of a Hashtable locks each call, not the walk. It goes from the last bin to the first.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ConcurrentModificationException;
import java.util.Hashtable;

public class HashtableIteration {
    public static void main(String[] args) throws Exception {
        Hashtable<Integer, Integer> table = new Hashtable<>();
        table.put(1, 1);
        Thread t = new Thread(() -> table.put(2, 2));
        t.start();
        String seen = "";
        try {
            for (int key : table.keySet()) {
                seen += key + " ";
            }
        } catch (ConcurrentModificationException e) {
            seen = "CME";
        }
        t.join();
        System.out.println(seen);
    }
}
