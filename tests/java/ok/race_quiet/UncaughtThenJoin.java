//@ flags: --race
//@ outputs: "1\n"
// What a thread and its handler have written is seen after join, even if it ends by an exception.
public class UncaughtThenJoin {
    static int x;
    static String seen;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
            throw new IllegalStateException();
        });
        t.setUncaughtExceptionHandler((thread, e) -> seen = e.getMessage());
        t.start();
        t.join();
        System.out.println(seen == null ? x : -1);
    }
}
