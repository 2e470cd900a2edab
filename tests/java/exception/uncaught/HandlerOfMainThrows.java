//@ expect: exception java.lang.IllegalStateException
// The handler of the main thread counts too.
// Not seen on JDK 17 and 25: a Java machine swallows what a handler throws.
public class HandlerOfMainThrows {
    public static void main(String[] args) {
        Thread.currentThread().setUncaughtExceptionHandler((thread, e) -> {
            throw new IllegalStateException("second"); //~ THROWS
        });
        throw new IllegalArgumentException("first");
    }
}
