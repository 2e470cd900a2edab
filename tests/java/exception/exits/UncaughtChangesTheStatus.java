//@ expect: exception java.lang.IllegalStateException
// An exception that ends main makes the status 1: it is reported as the exception that it is.
public class UncaughtChangesTheStatus {
    static volatile boolean late;

    public static void main(String[] args) {
        new Thread(() -> late = true).start();
        if (late) {
            throw new IllegalStateException();
        }
    }
}
