// An assertion that fails in a handler fails.
// Not seen on JDK 17 and 25: a Java machine swallows what a handler throws.
public class HandlerAsserts {
    static volatile boolean prepared;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            throw new IllegalArgumentException("first");
        });
        t.setUncaughtExceptionHandler((thread, e) -> {
            assert prepared; //~ ASSERT
        });
        t.start();
        prepared = true;
    }
}
