//@ expect: exception java.lang.NullPointerException
// Nor is an exception.
public class ExceptionInHandler {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            throw new IllegalStateException();
        });
        t.setUncaughtExceptionHandler((thread, e) -> {
            e.getMessage().length(); //~ THROWS
        });
        t.start();
        t.join();
    }
}
