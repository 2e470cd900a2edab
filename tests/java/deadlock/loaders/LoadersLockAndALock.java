// The loader takes a lock of the program with its own held; main takes them the other way round.
public class LoadersLockAndALock {
    static final Object l = new Object();

    static class L extends ClassLoader {
        protected Class<?> findClass(String n) throws ClassNotFoundException {
            synchronized (l) {}
            throw new ClassNotFoundException(n);
        }
    }

    public static void main(String[] a) throws Exception {
        L d = new L();
        Thread t = new Thread(() -> {
            try {
                d.loadClass("x.Y");
            } catch (ClassNotFoundException e) {}
        });
        t.start();
        synchronized (l) {
            try {
                d.loadClass("x.Y");
            } catch (ClassNotFoundException e) {}
        }
        t.join();
    }
}
