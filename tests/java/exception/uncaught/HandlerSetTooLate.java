//@ expect: exception java.lang.IllegalStateException
// The thread may die before there is a handler.
public class HandlerSetTooLate {
    public static void main(String[] args) {
        new Thread(() -> {
            throw new IllegalStateException("early"); //~ THROWS
        }).start();
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {});
    }
}
