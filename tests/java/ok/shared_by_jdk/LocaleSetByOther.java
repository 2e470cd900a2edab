//@ outputs: "1.5" | "1,5"
import java.util.*;

// The default locale is set before the number is written or after.
public class LocaleSetByOther {
    public static void main(String[] a) throws Exception {
        Locale.setDefault(Locale.US);
        Thread t = new Thread(() -> Locale.setDefault(Locale.GERMANY));
        t.start();
        String s = String.format("%.1f", 1.5);
        t.join();
        System.out.print(s);
    }
}
