//@ expect: exception java.lang.IllegalStateException
// The default handler is gone when the thread dies.
public class HandlerTakenAway {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {});
        Thread.setDefaultUncaughtExceptionHandler(null);
        new Thread(() -> {
            throw new IllegalStateException("nobody"); //~ THROWS
        }).start();
    }
}
