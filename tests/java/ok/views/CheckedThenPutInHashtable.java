//@ native: yes
//@ outputs: "1" | "2"
// Each call holds the lock, the two together do not.
import java.util.*;

public class CheckedThenPutInHashtable {
    static int puts;

    static synchronized void count() {
        puts++;
    }

    public static void main(String[] args) throws Exception {
        Hashtable<String, String> table = new Hashtable<>();
        Runnable put = () -> {
            if (!table.containsKey("k")) {
                table.put("k", "v");
                count();
            }
        };
        Thread t = new Thread(put);
        t.start();
        put.run();
        t.join();
        System.out.print(puts);
    }
}
