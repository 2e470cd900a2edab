//@ native: yes
//@ outputs: "de" | "fr"
// Two threads set the language: the last one counts.
import java.util.Locale;
public class LanguageSetTwice {
    public static void main(String[] args) throws Exception {
        Locale.Builder b = new Locale.Builder();
        Thread t = new Thread(() -> b.setLanguage("de"));
        t.start();
        b.setLanguage("fr");
        t.join();
        System.out.print(b.build());
    }
}
