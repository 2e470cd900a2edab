//@ expect: exception java.lang.IllegalStateException
// The thread's handler only counts, and passes the exception on to the group, which finds nobody.
public class HandlerPassesItToTheGroup {
    static volatile int seen;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            throw new IllegalStateException("first"); //~ THROWS
        });
        t.setUncaughtExceptionHandler((thread, e) -> {
            seen++;
            thread.getThreadGroup().uncaughtException(thread, e);
        });
        t.start();
    }
}
