//@ outputs: "0" | "1"
import java.io.*;

// The loader reads x when it defines the class, for whoever comes first.
public class LoadedWithWhatIsThere {
    static int x;
    static int seen = -1;

    static class P {
        static void use() {}
    }

    static class L extends ClassLoader {
        L() {
            super(LoadedWithWhatIsThere.class.getClassLoader());
        }
        protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
            if (!n.equals("LoadedWithWhatIsThere$P")) return super.loadClass(n, r);
            synchronized (getClassLoadingLock(n)) {
                Class<?> c = findLoadedClass(n);
                if (c == null) {
                    seen = x;
                    byte[] b;
                    try (InputStream in = getResourceAsStream("LoadedWithWhatIsThere$P.class")) {
                        b = in.readAllBytes();
                    } catch (IOException e) {
                        throw new ClassNotFoundException(n);
                    }
                    c = defineClass(n, b, 0, b.length);
                }
                return c;
            }
        }
    }

    public static void main(String[] a) throws Exception {
        L l = new L();
        Thread t = new Thread(() -> {
            try {
                Class.forName("LoadedWithWhatIsThere$P", true, l);
            } catch (Exception e) {
                throw new Error(e);
            }
        });
        t.start();
        x = 1;
        Class.forName("LoadedWithWhatIsThere$P", true, l);
        t.join();
        System.out.print(seen);
    }
}
