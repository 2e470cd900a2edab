//@ outputs: "1" | "2"
// An enumeration of a table does not fail when the table changes.
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Map;

public class EnumeratedTable {
    static Hashtable<Integer, Integer> m = new Hashtable<>(Map.of(1, 1));
    static String a = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            m.put(2, 2);
        });
        Thread t2 = new Thread(() -> {
            Enumeration<Integer> e = m.keys();
            a = "";
            while (e.hasMoreElements()) a += e.nextElement();
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a.length());
    }
}
