//@ expect: exception java.lang.NoClassDefFoundError
// Two threads use a class whose initialiser fails: the first gets ExceptionInInitializerError, which it
// catches, the other NoClassDefFoundError, which one of them does not catch.
public class SecondUserOfBrokenClass {
    static class Broken {
        static int value = Integer.parseInt("not a number");
    }

    static void use() {
        try {
            int v = Broken.value; //~ THROWS
        } catch (ExceptionInInitializerError e) {
            // the first one
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(SecondUserOfBrokenClass::use);
        t.start();
        use();
        t.join();
    }
}
