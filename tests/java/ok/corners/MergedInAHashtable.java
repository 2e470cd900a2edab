//@ native: yes
//@ outputs: "2"
// merge of a Hashtable is synchronized.
import java.util.*;

public class MergedInAHashtable {
    public static void main(String[] args) throws Exception {
        Hashtable<String, Integer> table = new Hashtable<>();
        Thread t = new Thread(() -> table.merge("k", 1, Integer::sum));
        t.start();
        table.merge("k", 1, Integer::sum);
        t.join();
        System.out.print(table.get("k"));
    }
}
