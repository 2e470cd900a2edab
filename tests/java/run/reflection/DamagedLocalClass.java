import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Member, local and anonymous classes whose enclosing class does not list them: HotSpot wants evidence from both before it says who
 * declares a class, also of local classes, which nobody declares.
 */
public class DamagedLocalClass {
    static class Host {
        static class Member { }

        static Object local() {
            class Local { }
            return new Local();
        }

        static Object anonymous() {
            return new Object() { };
        }
    }

    static class Loader extends ClassLoader {
        final boolean damaged;

        Loader(boolean damaged) {
            this.damaged = damaged;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null || !name.startsWith("DamagedLocalClass$Host")) {
                return loaded != null ? loaded : super.loadClass(name, resolve);
            }
            try (InputStream in = DamagedLocalClass.class.getResourceAsStream(name + ".class")) {
                String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
                // An attribute that nobody knows is passed over.
                boolean damages = damaged && name.endsWith("$Host");
                byte[] bytes = (damages ? text.replace("InnerClasses", "InnerClassez") : text).getBytes(StandardCharsets.ISO_8859_1);
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (boolean damaged : new boolean[] {false, true}) {
            Loader loader = new Loader(damaged);
            for (String name : new String[] {"$Member", "$1Local", "$1", ""}) {
                Class<?> loaded = Class.forName("DamagedLocalClass$Host" + name, false, loader);
                try {
                    System.out.println(loaded.getName() + " is declared by " + loaded.getDeclaringClass());
                } catch (IncompatibleClassChangeError e) {
                    System.out.println(e.getMessage());
                }
            }
        }
    }
}
