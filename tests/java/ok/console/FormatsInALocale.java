//@ native: yes
//@ outputs: "1.5" | "1,5"
// What is printed is formatted in the language that is the default then.
import java.util.*;
public class FormatsInALocale {
    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        Thread t = new Thread(() -> Locale.setDefault(Locale.GERMANY));
        t.start();
        System.out.printf("%.1f", 1.5);
        t.join();
    }
}
