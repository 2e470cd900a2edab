//@ outputs: "15 1\n" | "25 2\n"
// One loader defines the same names from different bytes on different paths. A lambda of a class that
// is the same on both paths has an interface that is not, and two states that differ in nothing but the
// bytes of a class are two states.
import gov.nasa.jpf.vm.Verify;
import java.io.InputStream;

public class TwoDefinitions extends ClassLoader {
    public interface Plug0 { int f(); default int g() { return 0; } }
    public interface Plug1 { int f(); default int g() { return 1; } }
    public interface Plug2 { int f(); default int g() { return 2; } }
    public static class User {
        public static int go() { Plug0 p = () -> 5; return p.f() + 10 * p.g(); }
    }
    public static class Thing0 { @Override public String toString() { return "0"; } }
    public static class Thing1 { @Override public String toString() { return "1"; } }
    public static class Thing2 { @Override public String toString() { return "2"; } }

    Class<?> define(String name, String from) throws Exception {
        try (InputStream in = TwoDefinitions.class.getResourceAsStream("TwoDefinitions$" + from + ".class")) {
            byte[] bytes = in.readAllBytes();
            byte[] digit = from.getBytes();
            // Names have the same length, so that they can be changed in place.
            for (int i = 0; i + digit.length <= bytes.length; i++) {
                boolean found = from.length() != name.length() ? false : true;
                for (int k = 0; found && k < digit.length; k++) found = bytes[i + k] == digit[k];
                if (found) System.arraycopy(name.getBytes(), 0, bytes, i, digit.length);
            }
            return defineClass("TwoDefinitions$" + name, bytes, 0, bytes.length);
        }
    }

    @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        Class<?> known = findLoadedClass(name);
        return known != null ? known : super.loadClass(name, resolve);
    }

    static Object make(TwoDefinitions loader) throws Exception {
        boolean first = Verify.getBoolean();
        loader.define("Plug0", first ? "Plug1" : "Plug2");
        loader.define("User", "User");
        return loader.define("Thing0", first ? "Thing1" : "Thing2").getDeclaredConstructor().newInstance();
    }

    public static void main(String[] args) throws Exception {
        TwoDefinitions loader = new TwoDefinitions();
        Object thing = make(loader);
        Verify.getInt(0, 1);
        Object sum = loader.loadClass("TwoDefinitions$User").getMethod("go").invoke(null);
        System.out.println(sum + " " + thing);
    }
}
