//@ outputs: "1\n" | "2\n"
// Handlers run in their threads: two of them can lose an update.
public class HandlersInterleave {
    static int handled;

    public static void main(String[] args) throws Exception {
        Runnable fails = () -> {
            throw new IllegalStateException();
        };
        Thread a = new Thread(fails), b = new Thread(fails);
        a.setUncaughtExceptionHandler((thread, e) -> handled++);
        b.setUncaughtExceptionHandler((thread, e) -> handled++);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(handled);
    }
}
