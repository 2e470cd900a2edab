//@ expect: exception java.lang.NoClassDefFoundError
// The first user of a class gets the initialiser's exception and takes it; the second finds the class broken.
public class StaticInitialiserInTwoThreads {
    static class Broken {
        static {
            if (true) throw new IllegalStateException();
        }

        static void use() {
        }
    }

    static void first() {
        try {
            Broken.use();
        } catch (ExceptionInInitializerError e) {
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(StaticInitialiserInTwoThreads::first);
        t.start();
        first(); //~ THROWS
        t.join();
    }
}
