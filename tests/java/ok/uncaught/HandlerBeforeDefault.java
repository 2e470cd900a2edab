//@ native: yes
//@ outputs: "own\n"
// A thread's own handler comes before the default one.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class HandlerBeforeDefault {
    static volatile String caught = "";

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> caught += "default");
        Thread t = new Thread(() -> {
            throw new IllegalArgumentException();
        });
        t.setUncaughtExceptionHandler((thread, e) -> caught += "own");
        t.start();
        t.join();
        System.out.println(caught);
    }
}
