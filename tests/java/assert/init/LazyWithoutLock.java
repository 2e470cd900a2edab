// Lazy creation with no lock at all.
public class LazyWithoutLock {
    static Object instance;

    static Object get() {
        if (instance == null) instance = new Object();
        return instance;
    }

    public static void main(String[] args) throws Exception {
        Object[] other = new Object[1];
        Thread t = new Thread(() -> other[0] = get());
        t.start();
        Object mine = get();
        t.join();
        assert mine == other[0]; //~ ASSERT
    }
}
