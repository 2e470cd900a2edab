//@ native: yes
//@ outputs: "1" | "2"
// Each call is one step, two calls are not.
import java.util.*;

public class PropertiesUpdateLost {
    static void count(Properties p) {
        p.setProperty("n", "" + (Integer.parseInt(p.getProperty("n")) + 1));
    }

    public static void main(String[] args) throws Exception {
        Properties p = new Properties();
        p.setProperty("n", "0");
        Thread t = new Thread(() -> count(p));
        t.start();
        count(p);
        t.join();
        System.out.print(p.getProperty("n"));
    }
}
