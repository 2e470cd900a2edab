import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Classes that are their own superclass, by themselves or by another one, or their own interface: a loader that defines them is
 * asked for a class that it is defining. JVMS 5.3.5: {@code ClassCircularityError}, not a recursion without an end. A
 * loader that comes back to a class for another reason is no circle.
 */
public class CircularSupers {
    static class A extends B { }

    static class B extends C { }

    static class C { }

    static class Z extends C { }

    interface I extends J { }

    interface J { }

    static class Loader extends ClassLoader {
        final String[] renamed;

        /** Wherever the class files say the first, they are to say the second, which is as long. */
        Loader(String... renamed) {
            this.renamed = renamed;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null || !name.startsWith("CircularSupers$")) {
                return loaded != null ? loaded : super.loadClass(name, resolve);
            }
            System.out.println("  asked for " + name);
            try (InputStream in = CircularSupers.class.getResourceAsStream(name + ".class")) {
                String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
                // Names of superclasses only: its own name is followed by something else in this file.
                String file = name.endsWith(renamed[0]) ? text.replace(renamed[1], renamed[2]) : text;
                byte[] bytes = file.getBytes(StandardCharsets.ISO_8859_1);
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    static void tryIt(String name, String... renamed) {
        Loader loader = new Loader(renamed);
        for (int i = 0; i < 2; i++) {
            try {
                Class<?> loaded = Class.forName(name, false, loader);
                System.out.println(loaded.getName() + " extends " + loaded.getSuperclass().getName());
            } catch (ClassCircularityError e) {
                System.out.println("circle: " + e.getMessage());
            } catch (Throwable e) {
                System.out.println(e);
            }
        }
    }

    public static void main(String[] args) {
        tryIt("CircularSupers$A", "$B", "CircularSupers$C", "CircularSupers$A");
        tryIt("CircularSupers$B", "$B", "CircularSupers$C", "CircularSupers$B");
        tryIt("CircularSupers$I", "$I", "CircularSupers$J", "CircularSupers$I");
        tryIt("CircularSupers$A", "$Q", "", "");
    }
}
