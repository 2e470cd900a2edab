//@ flags: +listener=race
//@ outputs: "1.50 1.50"
import java.util.*;
public class FormattersOfTheirOwn {
    static volatile String a;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a = String.format(Locale.ROOT, "%.2f", 1.5));
        t.start();
        String b = String.format(Locale.ROOT, "%.2f", 1.5);
        t.join();
        System.out.print(a + " " + b);
    }
}
