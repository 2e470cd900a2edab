// One thread has the lock and wants the class; the other one initialises the class and wants the lock. If the first one
// initialises the class itself, it has the lock already, and nobody else ever asks for it.
public class InitialiserWantsALockOfItsUser {
    static final Object LOCK = new Object();

    static class Config {
        static int value;

        static {
            synchronized (LOCK) { //~ DEADLOCK
                value = 1;
            }
        }

        static int get() {
            return value;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread user = new Thread(() -> Config.get());
        user.start();
        synchronized (LOCK) {
            Config.get(); //~ DEADLOCK
        }
        user.join();
    }
}
