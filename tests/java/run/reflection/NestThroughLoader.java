import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.IntSupplier;

/**
 * A nest from a loader of the program. A class whose host the loader does not find, or refuses with whatever exception, is alone in
 * its nest, and so is one that the host does not list: it may not access private members of the others. Members of a nest that
 * do not exist are left out. An error of the machine goes to whoever asked (`java` itself crashes if it is asked for members then).
 */
public class NestThroughLoader {
    static class Secret {
        private static int number = 7;

        private static int method() {
            return 8;
        }
    }

    public static class Reader implements IntSupplier {
        public int getAsInt() {
            return Secret.number;
        }
    }

    public static class Caller implements IntSupplier {
        public int getAsInt() {
            return Secret.method();
        }
    }

    static class Loader extends ClassLoader {
        final String gone;
        final Throwable why;
        int asked;

        Loader(String gone, Throwable why) {
            super(NestThroughLoader.class.getClassLoader());
            this.gone = gone;
            this.why = why;
        }

        @SuppressWarnings("unchecked")
        static <E extends Throwable> void sneak(Throwable e) throws E {
            throw (E) e;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            if (!name.startsWith("NestThroughLoader")) {
                return super.loadClass(name, resolve);
            }
            if (name.equals(gone)) {
                asked++;
                if (why != null) {
                    Loader.<RuntimeException>sneak(why);
                }
                throw new ClassNotFoundException(name);
            }
            try (InputStream in = NestThroughLoader.class.getResourceAsStream(name.replace("Forged", "Reader") + ".class")) {
                byte[] bytes = in.readAllBytes();
                if (name.endsWith("Forged")) {
                    String text = new String(bytes, StandardCharsets.ISO_8859_1).replace("Reader", "Forged");
                    bytes = text.getBytes(StandardCharsets.ISO_8859_1);
                }
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    interface Action {
        Object act() throws Exception;
    }

    static void show(String what, Action action) {
        Object said;
        try {
            said = action.act();
        } catch (Throwable e) {
            said = e.getClass().getName();
        }
        System.out.println(what + ": " + said);
    }

    static String names(Class<?>[] classes) {
        Class<?>[] sorted = classes.clone();
        Arrays.sort(sorted, Comparator.comparing(Class::getName));
        return Arrays.toString(sorted);
    }

    static int value(Class<?> reader) throws Exception {
        return ((IntSupplier) reader.getDeclaredConstructor().newInstance()).getAsInt();
    }

    static void tryIt(String gone, Throwable why) throws Exception {
        System.out.println("without " + gone + ", " + why);
        Loader loader = new Loader(gone, why);
        for (String name : new String[] {"Reader", "Caller", "Forged"}) {
            Class<?> reader;
            try {
                reader = Class.forName("NestThroughLoader$" + name, true, loader);
            } catch (Exception e) {
                System.out.println(e);
                continue;
            }
            for (int i = 0; i < 2; i++) {
                show("host", () -> reader.getNestHost().getName());
                if (!(why instanceof InternalError)) {
                    show("members", () -> names(reader.getNestMembers()));
                }
                show("mate", () -> reader.isNestmateOf(loader.loadClass("NestThroughLoader$Secret")));
                show("value", () -> value(reader));
            }
            System.out.println(loader.asked > 0);
        }
    }

    /** Code asks for the host, nobody has before. */
    static void accessFirst(String name, String gone, Throwable why) throws Exception {
        System.out.println(name + " without " + gone + ", " + why);
        Loader loader = new Loader(gone, why);
        Class<?> reader = Class.forName("NestThroughLoader$" + name, true, loader);
        for (int i = 0; i < 2; i++) {
            show("value", () -> value(reader));
        }
        System.out.println(loader.asked > 0);
    }

    public static void main(String[] args) throws Exception {
        tryIt("", null);
        for (Throwable why : new Throwable[] {null, new IllegalStateException("no"), new LinkageError("no"), new InternalError("no")}) {
            tryIt("NestThroughLoader", why);
            accessFirst("Reader", "NestThroughLoader", why);
            accessFirst("Caller", "NestThroughLoader", why);
        }
        tryIt("NestThroughLoader$Secret", null);
        tryIt("NestThroughLoader$Caller", null);
        tryIt("NestThroughLoader$Caller", new IllegalStateException("no"));
        accessFirst("Forged", "", null);
    }
}
