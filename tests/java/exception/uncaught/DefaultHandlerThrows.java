//@ expect: exception java.lang.IllegalStateException
// As HandlerThrows with the default handler of all threads.
// Not seen on JDK 17 and 25: a Java machine swallows what a handler throws.
public class DefaultHandlerThrows {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
            throw new IllegalStateException("second"); //~ THROWS
        });
        new Thread(() -> {
            throw new IllegalArgumentException("first");
        }).start();
    }
}
