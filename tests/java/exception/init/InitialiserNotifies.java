//@ expect: exception java.lang.ExceptionInInitializerError
// The initialiser notifies on a lock that one of its users has, and the other one has not.
public class InitialiserNotifies {
    static final Object LOCK = new Object();

    static class C {
        static {
            LOCK.notify();
        }

        static void use() {
        }
    }

    public static void main(String[] args) throws Exception {
        Thread holder = new Thread(() -> {
            synchronized (LOCK) {
                try {
                    C.use();
                } catch (NoClassDefFoundError e) {
                    // Failed for the other one.
                }
            }
        });
        Thread user = new Thread(() -> C.use()); //~ THROWS
        holder.start();
        user.start();
        holder.join();
        user.join();
    }
}
