//@ native: yes
//@ outputs: "fr" | "de"
// A formatter of the library has the locale that was the default one when its class was initialised.
import java.util.*;
import java.time.format.*;
public class FormatterKeepsItsLocale {
    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.GERMAN);
        Thread t = new Thread(() -> Locale.setDefault(Locale.FRENCH));
        t.start();
        Locale l = DateTimeFormatter.ISO_LOCAL_DATE.getLocale();
        t.join();
        System.out.print(l);
    }
}
