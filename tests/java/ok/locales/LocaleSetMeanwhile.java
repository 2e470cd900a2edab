//@ outputs: "1.5" | "1,5"
// The default locale is set while another thread formats: it is read once.
import java.util.Locale;

public class LocaleSetMeanwhile {
    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.ROOT);
        Thread t = new Thread(() -> Locale.setDefault(Locale.GERMANY));
        t.start();
        String s = String.format("%.1f", 1.5);
        t.join();
        System.out.print(s);
    }
}
