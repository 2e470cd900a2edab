//@ native: yes
//@ outputs: "true\n"
// The thread is alive in its handler, and whoever joins it sees what the handler did.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class HandlerRunsBeforeTheEnd {
    static boolean alive;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            throw new IllegalArgumentException();
        });
        t.setUncaughtExceptionHandler((thread, e) -> alive = thread.isAlive());
        t.start();
        t.join();
        System.out.println(alive);
    }
}
