//@ native: yes
//@ outputs: "A" | "B"
// Two threads load the same class by a loader of the program's own: whoever gets the loader's lock defines it.
public class LoaderFindsOnceByEither {
    static volatile String finder = "";

    static class Loader extends ClassLoader {
        Loader() {
            super(null);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            finder += Thread.currentThread().getName();
            throw new ClassNotFoundException(name);
        }
    }

    static void load(Loader l) {
        try {
            synchronized (LoaderFindsOnceByEither.class) {
                if (finder.isEmpty()) l.loadClass("no.such.Thing");
            }
        } catch (ClassNotFoundException e) {
            // expected
        }
    }

    public static void main(String[] args) throws Exception {
        Loader l = new Loader();
        Thread a = new Thread(() -> load(l), "A");
        Thread b = new Thread(() -> load(l), "B");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print(finder);
    }
}
