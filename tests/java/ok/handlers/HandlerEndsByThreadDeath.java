//@ native: yes
//@ outputs: "ended\n"
// Nor is it an error when a handler ends so.
@SuppressWarnings({"deprecation", "removal"})
public class HandlerEndsByThreadDeath {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            throw new IllegalStateException();
        });
        t.setUncaughtExceptionHandler((thread, e) -> {
            throw new ThreadDeath();
        });
        t.start();
        t.join();
        System.out.println("ended");
    }
}
