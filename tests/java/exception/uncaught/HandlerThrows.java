//@ expect: exception java.lang.IllegalStateException
// A Java machine says nothing about what a handler throws; the checker does.
// Not seen on JDK 17 and 25: a Java machine swallows what a handler throws.
public class HandlerThrows {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            throw new IllegalArgumentException("first");
        });
        t.setUncaughtExceptionHandler((thread, e) -> {
            throw new IllegalStateException("second"); //~ THROWS
        });
        t.start();
    }
}
