import java.util.concurrent.locks.*;

// t has the lock and initialises the class, which takes it again; if main initialises it, it waits for t, and t for main.
public class InitialiserTakesAReentrantLock {
    static final ReentrantLock L = new ReentrantLock();

    static class C {
        static {
            L.lock();
            L.unlock();
        }
        static void get() {}
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            L.lock();
            C.get();
            L.unlock();
        });
        t.start();
        C.get();
        t.join();
    }
}
