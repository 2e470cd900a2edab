//@ expect: exception java.lang.IllegalArgumentException
// A handler that throws what it was given.
// Not seen on JDK 17 and 25: a Java machine swallows what a handler throws.
public class HandlerThrowsItAgain {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            throw new IllegalArgumentException("first"); //~ THROWS
        });
        t.setUncaughtExceptionHandler((thread, e) -> {
            throw (RuntimeException) e;
        });
        t.start();
    }
}
