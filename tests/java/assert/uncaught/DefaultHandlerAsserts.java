// As HandlerAsserts with the default handler.
// Not seen on JDK 17 and 25: a Java machine swallows what a handler throws.
public class DefaultHandlerAsserts {
    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
            assert e.getMessage() == null; //~ ASSERT
        });
        new Thread(() -> {
            throw new IllegalArgumentException("first");
        }).start();
    }
}
