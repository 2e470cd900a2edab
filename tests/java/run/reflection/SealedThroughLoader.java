//@ needs: jdk>=17
import java.io.InputStream;
import java.util.Arrays;

/**
 * The permitted subclasses of a class from a loader of the program: whoever the loader does not find, or refuses with whatever
 * exception, is left out, and the others are there. An error of the machine goes to whoever asked.
 */
public class SealedThroughLoader {
    sealed interface Shape permits Circle, Square, Line, Dot { }

    record Circle(int radius) implements Shape { }

    record Square(int side) implements Shape { }

    record Line(int length) implements Shape { }

    record Dot() implements Shape { }

    static class Loader extends ClassLoader {
        final String gone;
        final RuntimeException why;
        final Error error;
        int asked;

        Loader(String gone, RuntimeException why, Error error) {
            this.gone = gone;
            this.why = why;
            this.error = error;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            if (!name.startsWith("SealedThroughLoader$")) {
                return super.loadClass(name, resolve);
            }
            if (gone.contains(name.substring(name.indexOf('$')))) {
                asked++;
                if (error != null) {
                    throw error;
                }
                if (why != null) {
                    throw why;
                }
                throw new ClassNotFoundException(name);
            }
            try (InputStream in = SealedThroughLoader.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    static void tryIt(String gone, RuntimeException why, Error error) throws Exception {
        Loader loader = new Loader(gone, why, error);
        Class<?> shape = Class.forName("SealedThroughLoader$Shape", false, loader);
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(Arrays.toString(shape.getPermittedSubclasses()));
            } catch (Throwable e) {
                System.out.println(e);
            }
        }
        System.out.println(loader.asked > 0);
    }

    public static void main(String[] args) throws Exception {
        tryIt("", null, null);
        tryIt("$Circle", null, null);
        tryIt("$Square$Dot", null, null);
        tryIt("$Circle$Square$Line$Dot", null, null);
        tryIt("$Line", new IllegalStateException("no lines"), null);
        tryIt("$Circle$Dot", new IllegalStateException("none"), null);
        tryIt("$Square", null, new LinkageError("not that one"));
        tryIt("$Square", null, new InternalError("the machine"));
    }
}
