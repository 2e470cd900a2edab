// A child-first loader defines its own copies: distinct classes, casts fail, statics apart.
import java.io.*;

public class ChildFirst {
    public static class Counter {
        static int count;

        public int next() {
            return ++count;
        }
    }

    static class Loader extends ClassLoader {
        final String tag;

        Loader(String tag, ClassLoader parent) {
            super(parent);
            this.tag = tag;
        }

        @Override
        protected Class<?> loadClass(String n, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(n)) {
                if (!n.startsWith("ChildFirst$Counter")) return super.loadClass(n, resolve);
                Class<?> c = findLoadedClass(n);
                return c != null ? c : findClass(n);
            }
        }

        @Override
        protected Class<?> findClass(String n) throws ClassNotFoundException {
            System.out.println(tag + " defines " + n);
            try (InputStream in = getResourceAsStream(n.replace('.', '/') + ".class")) {
                byte[] b = in.readAllBytes();
                return defineClass(n, b, 0, b.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(n, e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader app = ChildFirst.class.getClassLoader();
        Class<?> a = new Loader("A", app).loadClass("ChildFirst$Counter");
        Loader lb = new Loader("B", app);
        Class<?> b = lb.loadClass("ChildFirst$Counter");
        System.out.println((a == b) + " " + (b == lb.loadClass("ChildFirst$Counter")) + " " + (a == Counter.class) + " " + a.getName().equals(b.getName()) + " " + (b.getClassLoader() == lb) + " " + (a.getSuperclass() == Object.class));
        Object oa = a.getConstructor().newInstance();
        Object ob = b.getConstructor().newInstance();
        for (int i = 0; i < 3; i++) a.getMethod("next").invoke(oa);
        System.out.println(a.getMethod("next").invoke(oa) + " " + b.getMethod("next").invoke(ob) + " " + new Counter().next());
        try {
            Counter c = (Counter) oa;
            System.out.println("cast worked " + c);
        } catch (ClassCastException e) {
            System.out.println("CCE same name, different loader");
        }
        System.out.println(a.isInstance(ob) + " " + (oa instanceof Counter) + " " + a.isAssignableFrom(b));
        Object[] arr = (Object[]) java.lang.reflect.Array.newInstance(a, 1);
        try {
            arr[0] = ob;
        } catch (ArrayStoreException e) {
            System.out.println("ASE");
        }
        try {
            a.getMethod("next").invoke(ob);
        } catch (IllegalArgumentException e) {
            System.out.println("IAE");
        }
        System.out.println(Class.forName("ChildFirst$Counter", true, lb) == b);
        System.out.println(Class.forName("[LChildFirst$Counter;", true, lb).getComponentType() == b);
    }
}
