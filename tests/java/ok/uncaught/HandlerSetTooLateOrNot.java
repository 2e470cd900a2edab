//@ outputs: "own" | "default"
// The handler of a thread is set by another while it fails.
public class HandlerSetTooLateOrNot {
    static volatile String log = "";

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> log = "default");
        Thread t = new Thread(() -> {
            throw new IllegalStateException("x");
        });
        t.start();
        t.setUncaughtExceptionHandler((u, e) -> log = "own");
        t.join();
        System.out.print(log);
    }
}
