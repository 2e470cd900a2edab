//@ expect: exception java.lang.ExceptionInInitializerError
// A static initialiser that throws.
public class FailingInitialiser {
    static class Broken {
        static int value = Integer.parseInt("not a number");
    }

    public static void main(String[] args) {
        System.out.println(Broken.value); //~ THROWS
    }
}
