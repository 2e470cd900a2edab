//@ outputs: "" | "v"
import java.util.*;

// The property is set before it is looked up or after.
public class PropertyOfTwoTables {
    public static void main(String[] x) throws Exception {
        Properties p = new Properties(new Properties());
        Thread t = new Thread(() -> p.setProperty("k", "v"));
        t.start();
        System.out.print(p.getProperty("k", ""));
        t.join();
    }
}
