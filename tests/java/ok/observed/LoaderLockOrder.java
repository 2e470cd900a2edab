//@ native: yes
//@ outputs: "AB" | "BA"
// loadClass holds the lock of its loader while it looks for the class.
public class LoaderLockOrder {
    static String order = "";

    static class Loader extends ClassLoader {
        Loader() {
            super(null);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            String before = order;
            order = before + Thread.currentThread().getName();
            throw new ClassNotFoundException(name);
        }
    }

    static void load(Loader l) {
        try {
            l.loadClass("no.such.Thing");
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
        System.out.print(order);
    }
}
