// One loader defines two classes in either order, then two threads use both.
import gov.nasa.jpf.vm.Verify;
import java.io.IOException;
import java.io.InputStream;

public class IdentityLoaders extends ClassLoader {
    public interface Shape { int area(); }
    public static class Square implements Shape { public int area() { return 4; } }
    public static class Round implements Shape { public int area() { Shape s = () -> 3; return s.area(); } }

    static int total;

    @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.endsWith("Square") && !name.endsWith("Round")) return super.loadClass(name, resolve);
        synchronized (this) {
            Class<?> known = findLoadedClass(name);
            if (known != null) return known;
            try (InputStream in = IdentityLoaders.class.getResourceAsStream(name + ".class")) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name);
            }
        }
    }

    static synchronized void add(String name, ClassLoader loader) {
        try {
            Class<?> shape = loader.loadClass("IdentityLoaders$" + name);
            total += ((Shape) shape.getDeclaredConstructor().newInstance()).area();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader loader = new IdentityLoaders();
        boolean first = Verify.getBoolean();
        add(first ? "Square" : "Round", loader);
        add(first ? "Round" : "Square", loader);
        Thread t = new Thread(() -> add("Round", loader));
        t.start();
        add("Square", loader);
        t.join();
    }
}
