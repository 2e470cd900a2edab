//@ outputs: "t:x" 
// The default handler is asked when the thread has none.
public class DefaultHandlerTakes {
    static volatile String log = "";

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> log += t.getName() + ":" + e.getMessage());
        Thread t = new Thread(() -> {
            throw new IllegalStateException("x");
        }, "t");
        t.start();
        t.join();
        System.out.print(log);
    }
}
