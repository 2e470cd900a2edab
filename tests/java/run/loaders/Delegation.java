// Parent delegation order, findClass last, missing classes and their errors.
import java.util.*;

public class Delegation {
    static class Tracing extends ClassLoader {
        Tracing(String name, ClassLoader parent) {
            super(name, parent);
        }

        @Override
        protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
            System.out.println(getName() + " asked for " + n);
            return super.loadClass(n, r);
        }

        @Override
        protected Class<?> findClass(String n) throws ClassNotFoundException {
            System.out.println(getName() + " must find " + n);
            throw new ClassNotFoundException("by " + getName() + ": " + n);
        }
    }

    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Throwable e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage() + (e.getCause() != null ? " <- " + e.getCause().getMessage() : "");
        }
    }

    public static void main(String[] args) throws Exception {
        Tracing p = new Tracing("parent", Delegation.class.getClassLoader());
        Tracing c = new Tracing("child", p);
        System.out.println(c.loadClass("java.util.ArrayList") == ArrayList.class);
        System.out.println(c.loadClass("Delegation") == Delegation.class);
        System.out.println(attempt(() -> c.loadClass("no.such.Thing")));
        System.out.println(attempt(() -> Class.forName("other.Missing", false, c)));
        Tracing boot = new Tracing("boot", null);
        System.out.println(attempt(() -> boot.loadClass("java.lang.String")));
        System.out.println(attempt(() -> boot.loadClass("Delegation")));
        System.out.println(c.getParent().getName() + " " + c.getResource("none") + " " + (c.getResource("Delegation.class") != null) + " " + c.getResources("zzz").hasMoreElements() + " " + c.getDefinedPackages().length + " " + (boot.getResource("java/lang/Object.class") != null));
        Thread t = Thread.currentThread();
        ClassLoader old = t.getContextClassLoader();
        System.out.println((old == ClassLoader.getSystemClassLoader()) + " " + (old == Delegation.class.getClassLoader()));
        t.setContextClassLoader(c);
        Thread child = new Thread(() -> System.out.println(Thread.currentThread().getContextClassLoader().getName()));
        child.start();
        child.join();
        t.setContextClassLoader(old);
        System.out.println(ClassLoader.getPlatformClassLoader().getName() + " " + ClassLoader.getSystemClassLoader().getName() + " " + ClassLoader.getPlatformClassLoader().getParent() + " " + (ClassLoader.getSystemClassLoader().getParent() == ClassLoader.getPlatformClassLoader()));
        System.out.println(attempt(() -> Class.forName("")) + " " + attempt(() -> Class.forName(null)).split(":")[0]);
        System.out.println(attempt(() -> c.loadClass("[I")));
    }
}
