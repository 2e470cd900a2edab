// A class constant that could not be resolved stays so, though the loader has the class by then.
import java.io.*;

public class FailureStays {
    public static class Dep {
        public static int value = 7;
        public static int get() { return value; }
    }

    public static class First implements Runnable {
        public void run() { System.out.println("first " + Dep.get()); }
        public String toString() { return "field " + Dep.value; }
    }

    public static class Second implements Runnable {
        public void run() { System.out.println("second " + new Dep() .getClass().getName()); }
    }

    static class Moody extends ClassLoader {
        boolean allow;
        int asked;

        Moody() { super(FailureStays.class.getClassLoader()); }

        @Override
        protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
            if (n.endsWith("$Dep") && !allow) {
                asked++;
                if (asked == 2) throw new IllegalStateException("moody");
                throw new ClassNotFoundException(n);
            }
            if (!n.startsWith("FailureStays$")) return super.loadClass(n, r);
            Class<?> c = findLoadedClass(n);
            if (c != null) return c;
            try (InputStream in = getParent().getResourceAsStream(n + ".class")) {
                byte[] b = in.readAllBytes();
                return defineClass(n, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(n, e);
            }
        }
    }

    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (LinkageError | IllegalStateException e) {
            System.out.println(e + " <- " + e.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        Moody l = new Moody();
        Runnable first = (Runnable) l.loadClass("FailureStays$First").getConstructor().newInstance();
        Runnable second = (Runnable) l.loadClass("FailureStays$Second").getConstructor().newInstance();
        attempt(first);
        attempt(second);
        System.out.println("asked " + l.asked);
        l.allow = true;
        System.out.println(Class.forName("FailureStays$Dep", true, l).getClassLoader() == l);
        attempt(first);
        attempt(() -> System.out.println(first));
        attempt(second);
        System.out.println("asked " + l.asked);
    }
}
