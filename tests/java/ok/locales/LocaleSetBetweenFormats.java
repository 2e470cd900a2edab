//@ outputs: "1.5 2.5" | "1.5 2,5" | "1,5 2,5"
// Two calls are two steps.
import java.text.NumberFormat;
import java.util.Locale;

public class LocaleSetBetweenFormats {
    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.ROOT);
        Thread t = new Thread(() -> Locale.setDefault(Locale.GERMANY));
        t.start();
        String s = NumberFormat.getInstance().format(1.5) + " " + NumberFormat.getInstance().format(2.5);
        t.join();
        System.out.print(s);
    }
}
