//@ expect: exception java.lang.UnsupportedOperationException
// The default handler, for the main thread.
public class ExceptionInDefaultHandler {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
            throw new UnsupportedOperationException(e); //~ THROWS
        });
        throw new IllegalStateException();
    }
}
