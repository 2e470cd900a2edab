//@ native: yes
//@ outputs: "fr_FR" | "_FR" | "" | "fr"
// One thread sets the language and then the country, main clears the builder meanwhile, part by part, the language first: what was set
// before its part was cleared is gone.
import java.util.Locale;
public class LocaleClearedMeanwhile {
    public static void main(String[] args) throws Exception {
        Locale.Builder b = new Locale.Builder();
        Thread t = new Thread(() -> { b.setLanguage("fr"); b.setRegion("FR"); });
        t.start();
        b.clear();
        t.join();
        System.out.print(b.build());
    }
}
