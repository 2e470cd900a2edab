//@ native: yes
//@ outputs: "false false\n" | "false true\n" | "true true\n"
// Hashtable.putAll is synchronized as a whole: (true false) does not exist.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.Hashtable;
import java.util.Map;
import java.util.TreeMap;

public class HashtablePutAllIsOneStep {
    public static void main(String[] args) throws Exception {
        Hashtable<Integer, Integer> table = new Hashtable<>();
        Thread t = new Thread(() -> table.putAll(new TreeMap<>(Map.of(1, 1, 2, 2))));
        t.start();
        boolean one = table.containsKey(1);
        boolean two = table.containsKey(2);
        t.join();
        System.out.println(one + " " + two);
    }
}
