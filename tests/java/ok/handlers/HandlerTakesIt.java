//@ native: yes
//@ outputs: "handled x\n"
// An exception taken by the thread's own handler is not uncaught.
public class HandlerTakesIt {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            throw new IllegalStateException("x");
        });
        t.setUncaughtExceptionHandler((thread, e) -> System.out.println("handled " + e.getMessage()));
        t.start();
        t.join();
    }
}
