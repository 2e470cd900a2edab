// A failed assertion in an uncaught-exception handler is not lost.
public class AssertionInHandler {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            throw new IllegalStateException("x");
        });
        t.setUncaughtExceptionHandler((thread, e) -> {
            assert e instanceof IllegalArgumentException; //~ ASSERT
        });
        t.start();
        t.join();
    }
}
