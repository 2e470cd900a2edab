//@ native: yes
//@ outputs: "group default\n"
// The override passes the exception on, and the default handler takes it.
public class GroupPassesItToTheDefault {
    static volatile String seen = "";

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> seen += " default");
        ThreadGroup group = new ThreadGroup("g") {
            @Override
            public void uncaughtException(Thread thread, Throwable e) {
                seen += "group";
                super.uncaughtException(thread, e);
            }
        };
        Thread t = new Thread(group, () -> {
            throw new IllegalStateException("first");
        });
        t.start();
        t.join();
        System.out.println(seen);
    }
}
