//@ expect: exception java.lang.NoClassDefFoundError
// The first thread gets the error of the initialiser and swallows it; the other one finds a class without definition.

public class FailedForTheSecond {
    static class Broken {
        static int x = 1 / Integer.parseInt("0");
    }

    static void use() {
        try {
            Broken.x++; //~ THROWS
        } catch (ExceptionInInitializerError e) {
            // Expected in whoever comes first.
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(FailedForTheSecond::use);
        t.start();
        use();
    }
}
