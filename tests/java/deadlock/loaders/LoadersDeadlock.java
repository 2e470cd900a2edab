// Each loader asks the other one while it holds its own lock.
public class LoadersDeadlock {
    static class Loader extends ClassLoader {
        Loader other;

        Loader() {
            super(null);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (!name.endsWith("X")) return other.loadClass(name + "X"); //~ DEADLOCK
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
        Loader m = new Loader();
        l.other = m;
        m.other = l;
        new Thread(() -> load(l)).start();
        load(m);
    }
}
