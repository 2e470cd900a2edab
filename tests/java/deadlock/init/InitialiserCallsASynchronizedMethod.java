// The initialiser of the nested class calls a synchronized method of the outer one, and a synchronized method of the outer one
// uses the nested class.
public class InitialiserCallsASynchronizedMethod {
    static synchronized void register() {
    }

    static class Plugin {
        static {
            register(); //~ DEADLOCK
        }

        static void use() {
        }
    }

    static synchronized void useAll() {
        Plugin.use(); //~ DEADLOCK
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(InitialiserCallsASynchronizedMethod::useAll);
        t.start();
        Plugin.use();
        t.join();
    }
}
