//@ native: yes
//@ outputs: "" | "de"
// A builder of locales is no more than its parts: one thread sets the language, the other one builds.
import java.util.Locale;
public class LocaleBuiltMeanwhile {
    public static void main(String[] args) throws Exception {
        Locale.Builder b = new Locale.Builder();
        Thread t = new Thread(() -> b.setLanguage("de"));
        t.start();
        Locale l = b.build();
        t.join();
        System.out.print(l);
    }
}
