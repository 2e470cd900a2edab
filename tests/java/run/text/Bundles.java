// ListResourceBundle: parents, candidate locales, missing keys, own control.
import java.util.*;

public class Bundles {
    public static class Res extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "hello"}, {"only", "root"}, {"num", 5}, {"arr", new String[] {"x", "y"}}};
        }
    }

    public static class Res_de extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "hallo"}, {"de", "nur deutsch"}};
        }
    }

    public static class Res_de_AT extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "servus"}};
        }
    }

    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        ResourceBundle.Control noFallback = ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_CLASS);
        for (Locale l : new Locale[] {Locale.ROOT, Locale.GERMAN, Locale.forLanguageTag("de-AT"), Locale.GERMANY, Locale.FRENCH}) {
            ResourceBundle b = ResourceBundle.getBundle("Bundles$Res", l, noFallback);
            System.out.println("'" + l + "' got '" + b.getLocale() + "' " + b.getString("hello") + " " + b.getString("only") + " " + attempt(() -> b.getString("de")) + " " + b.containsKey("num") + " " + new TreeSet<>(b.keySet()));
        }
        ResourceBundle b = ResourceBundle.getBundle("Bundles$Res", Locale.ROOT, noFallback);
        System.out.println(b.getObject("num") + " " + b.getStringArray("arr").length + " " + attempt(() -> b.getString("num")).startsWith("ClassCastException") + " " + attempt(() -> b.getString("none")) + " " + attempt(() -> b.getString(null)).startsWith("NullPointer") + " " + b.getBaseBundleName());
        System.out.println(attempt(() -> ResourceBundle.getBundle("no.such.Bundle", Locale.ROOT, noFallback)));
        System.out.println((ResourceBundle.getBundle("Bundles$Res", Locale.GERMAN, noFallback) == ResourceBundle.getBundle("Bundles$Res", Locale.GERMAN, noFallback)) + " " + noFallback.getCandidateLocales("x", Locale.forLanguageTag("de-AT")) + " " + noFallback.toBundleName("a.B", Locale.forLanguageTag("de-AT")));
        System.out.println(Locale.forLanguageTag("zh-Hant-TW").getScript() + " " + new Locale("en", "US", "POSIX") + " " + Locale.US.toLanguageTag() + " " + Locale.GERMANY.getISO3Country() + " " + Locale.forLanguageTag("x-private").toLanguageTag() + " " + Locale.ROOT.toLanguageTag() + " " + Locale.US.equals(new Locale("EN", "us")));
    }
}
