//@ outputs: "1" | "2"
// The exception meets the handler that is there when it leaves the thread.
public class DefaultHandlerSwapped {
    public static void main(String[] a) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.print("1"));
        Thread t = new Thread(() -> {
            throw new RuntimeException();
        });
        t.start();
        Thread.setDefaultUncaughtExceptionHandler((x, e) -> System.out.print("2"));
        t.join();
    }
}
